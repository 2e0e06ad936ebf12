import { useTranslation } from 'react-i18next';
import type { Language } from '../site';

type Names = Exclude<Parameters<typeof useTranslation>[0], string | undefined>;

/** The texts of some namespaces in the language of the page, and that language. */
export function useI18n<const Of extends Names>(namespaces: Of) {
  const { t, i18n } = useTranslation(namespaces);
  return { t, language: i18n.language as Language };
}
