import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/useLanguage';
import { defaultLanguage, languageTags } from '../../site';

interface SheetLinkProps {
  /** The sheet’s address. Each sheet speaks all languages and has one address; its hash says which comes first. */
  readonly to: string;
  /** What it tells of. */
  readonly of: string;
}

/** The way to the fact sheet of a room, a hall or the hotel: a plain link, for which nothing is fetched ahead. */
export function SheetLink({ to, of }: SheetLinkProps) {
  const { t } = useTranslation(['common']);
  const language = useLanguage();
  return (
    <a href={language === defaultLanguage ? to : `${to}#${language}`} className="link" hrefLang={languageTags[language]}>
      {t('common:sheet')}
      <span className="sr">{` ${of}`}</span>
    </a>
  );
}
