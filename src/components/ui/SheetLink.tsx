import { useTranslation } from 'react-i18next';
import { defaultLanguage, languageTags } from '../../site';

interface SheetLinkProps {
  /** The sheet’s address. Each sheet speaks all languages and has one address. */
  readonly to: string;
  /** What it tells of. */
  readonly of: string;
}

/** The way to the fact sheet of a room, a hall or the hotel: a plain link, for which nothing is fetched ahead. */
export function SheetLink({ to, of }: SheetLinkProps) {
  const { t } = useTranslation(['common']);
  return (
    <a href={to} className="link" hrefLang={languageTags[defaultLanguage]}>
      {t('common:sheet')}
      <span className="sr">{` ${of}`}</span>
    </a>
  );
}
