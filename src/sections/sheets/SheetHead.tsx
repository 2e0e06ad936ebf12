import { PageHead } from '../../components/seo/PageHead';
import { defaultLanguage } from '../../site';

interface SheetHeadProps {
  readonly name: string;
  readonly hotelName: string;
  readonly path: string;
}

/** The `Head` of a fact sheet. It repeats the content of a page, so search engines only list that page (`isListed`). */
export function SheetHead({ name, hotelName, path }: SheetHeadProps) {
  return (
    <PageHead
      hotelName={hotelName}
      title={`${name}: ficha, fact sheet, fiche`}
      description={`${name} em uma página para imprimir, em português, inglês e francês. One page to print. Une page à imprimer.`}
      path={path}
      language={defaultLanguage}
      listed={false}
    />
  );
}
