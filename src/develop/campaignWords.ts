import en from '../../locales/en/campaign.json';
import fr from '../../locales/fr/campaign.json';
import pt from '../../locales/pt/campaign.json';
import type { Language } from '../site';

/** Words of the campaign page, all of them at once: it is no page of the published site, whose weight would count. */
export const campaignWords: Readonly<Record<Language, typeof pt>> = { pt, en, fr };
