import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Picture } from '../components/media/Picture';
import { sheetPath } from '../domain/pages/addresses';
import { AreaSquare } from '../sections/sheets/AreaSquare';
import { HallSheetColumn } from '../sections/sheets/HallSheetColumn';
import { LanguageColumns } from '../sections/sheets/LanguageColumns';
import { SheetHead } from '../sections/sheets/SheetHead';
import { SheetPage } from '../sections/sheets/SheetPage';
import { SheetTop } from '../sections/sheets/SheetTop';
import { fieldInAllLanguages } from '../sections/sheets/trilingual';

/** The fact sheet of an event space: picture, area to scale if known, capacities in three languages. */
export default function HallSheetPage({ data }: PageProps<Queries.HallSheetPageQuery>) {
  const { hall, hotel } = data;
  const [picture] = hall.pictures;
  return (
    <SheetPage hotel={hotel} names={fieldInAllLanguages(hall, 'name')} page={`/detalhes-eventos#${hall.slug}`}>
      <SheetTop
        picture={picture && <Picture picture={picture} sizes="(width < 56.25em) 100vw, 40rem" priority />}
        drawing={hall.area !== null && <AreaSquare area={hall.area} caption="hallDrawing" />}
      />
      <LanguageColumns>{(language) => <HallSheetColumn hall={hall} language={language} />}</LanguageColumns>
    </SheetPage>
  );
}

export function Head({ data: { hall, hotel } }: HeadProps<Queries.HallSheetPageQuery>) {
  return <SheetHead name={hall.namePt} hotelName={hotel.name} path={sheetPath.eventSpace(hall.slug)} />;
}

export const query = graphql`
  query HallSheetPage($slug: String!, $language: String!) {
    hotel {
      ...SheetHotel
    }
    hall: eventSpace(slug: { eq: $slug }) {
      ...HallSheet
    }
    locales: allLocale(filter: { ns: { in: ["common", "events", "sheets"] } }) {
      ...Locales
    }
  }
`;
