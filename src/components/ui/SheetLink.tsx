import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { languageTags, defaultLanguage } from '../../site';

interface SheetLinkProps {
  /** The sheet’s address. Each sheet speaks all languages and has one address. */
  readonly to: string;
  /** What it tells of. */
  readonly of: string;
}

/** The way to the fact sheet of a room, a hall or the hotel. */
export function SheetLink({ to, of }: SheetLinkProps) {
  const { t } = useTranslation(['common']);
  return (
    <Link to={to} className="link" hrefLang={languageTags[defaultLanguage]}>
      {t('common:sheet')}
      <span className="sr"> {of}</span>
    </Link>
  );
}
