import { useTranslation } from 'react-i18next';
import type { Language } from '../site';

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
