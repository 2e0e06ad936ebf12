import en from '../../../locales/en/sky.json';
import fr from '../../../locales/fr/sky.json';
import pt from '../../../locales/pt/sky.json';
import type { SkyTexts } from '../../domain/sky/describeSky';
import type { Language } from '../../site';

/** Texts about sun and moon, bundled with the parts on demand that use them: one shows them, one writes them into a file. */
export const skyTexts: Readonly<Record<Language, SkyTexts>> = { pt, en, fr };
