import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/useLanguage';
import { defaultLanguage, languageTags } from '../../site';

interface FactSheetLinkProps {
  /** The path of the sheet. A sheet is in all languages at one address; the hash selects which comes first. */
  readonly to: string;
  /** What it is about. */
  readonly of: string;
}

/** A link to the fact sheet of a room, an event space or the hotel: a plain link without prefetch. */
export function FactSheetLink({ to, of }: FactSheetLinkProps) {
  const { t } = useTranslation(['common']);
  const language = useLanguage();
  return (
    <a href={language === defaultLanguage ? to : `${to}#${language}`} className="link" hrefLang={languageTags[language]}>
      {t('common:factSheet')}
      <span className="sr-only">{` ${of}`}</span>
    </a>
  );
}
