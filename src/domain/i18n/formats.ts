import type { Language } from '../../site';
import { en } from './formats/en';
import type { LanguageFormat } from './formats/format';
import { fr } from './formats/fr';
import { pt } from './formats/pt';

export const formats: Readonly<Record<Language, LanguageFormat>> = { pt, en, fr };
