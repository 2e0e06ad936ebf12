import type { Language } from '../../site';
import { en } from './formats/en';
import type { LanguageFormat } from './formats/format';
import { fr } from './formats/fr';
import { pt } from './formats/pt';

/** The formats of each language, from the files in `formats/`. */
export const formats: Readonly<Record<Language, LanguageFormat>> = { pt, en, fr };
