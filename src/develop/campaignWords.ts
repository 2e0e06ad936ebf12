import en from '../../locales/en/campaign.json';
import fr from '../../locales/fr/campaign.json';
import pt from '../../locales/pt/campaign.json';
import type { Language } from '../site';

/** The texts of the campaign page in all languages: it is not published, so its size does not matter. */
export const campaignWords: Readonly<Record<Language, typeof pt>> = { pt, en, fr };
