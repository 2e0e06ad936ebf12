import type { Language } from '../../site';
import { bookingUrl } from '../booking/bookingUrl';
import { maximumPeople, minimumPeople } from '../booking/people';
import { localizedPath } from '../i18n/localizedPath';
import { isPlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';

/** What analytics tell campaigns apart by, in the order of a link. The first three are needed: without them visits are counted as nobody's. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof utmFields)[number];

export const neededUtmFields: readonly UtmField[] = ['source', 'medium', 'campaign'];

/** Most letters of a value; analytics cut what is longer. */
export const longestUtmWord = 100;

/** Where a campaign shall lead, as its marketer writes it. */
export interface Campaign {
  readonly target: 'page' | 'engine';
  /** The page without language; not asked for the engine. */
  readonly path: string;
  /** Language of the page; the engine's address knows none. */
  readonly language: Language;
  /** Asked for the engine only: pages take no dates. */
  readonly stay: Stay;
  readonly people: number;
  readonly utm: Readonly<Record<UtmField, string>>;
}

/** What a link is checked against. */
export interface CampaignGround {
  /** Address of the published site, without a slash at the end. */
  readonly site: string;
  /** All its pages, without language. */
  readonly paths: readonly string[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** The hotel's day. */
  readonly today: string;
}

export interface CampaignFault {
  readonly field: 'path' | 'checkIn' | 'checkOut' | 'people' | UtmField;
  readonly fault: 'missing' | 'unknown' | 'past' | 'order' | 'range' | 'form';
}

/**
 * A text as analytics expect it: small letters without accents and figures, joined by `-`, `_` or `.`; “Verão 2027” is `verao-2027`. Analytics
 * count “Email” and “email” apart, and a space becomes `%20` or `+` on the way. Empty where nothing is left.
 */
export const utmWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, longestUtmWord)
    .replace(/^[._-]+|[._-]+$/g, '');

function stayFaults({ stay: { checkIn, checkOut }, people }: Campaign, { today }: CampaignGround): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (!isPlainDate(checkIn)) faults.push({ field: 'checkIn', fault: 'missing' });
  else if (checkIn < today) faults.push({ field: 'checkIn', fault: 'past' });
  if (!isPlainDate(checkOut)) faults.push({ field: 'checkOut', fault: 'missing' });
  else if (isPlainDate(checkIn) && checkOut <= checkIn) faults.push({ field: 'checkOut', fault: 'order' });
  if (!Number.isInteger(people) || people < minimumPeople || people > maximumPeople) faults.push({ field: 'people', fault: 'range' });
  return faults;
}

/** Why a campaign cannot have its link yet: a field at most once, in the order of the form. */
export function campaignFaults(campaign: Campaign, ground: CampaignGround): readonly CampaignFault[] {
  const aim: CampaignFault[] =
    campaign.target === 'engine' ? stayFaults(campaign, ground) : ground.paths.includes(campaign.path) ? [] : [{ field: 'path', fault: 'unknown' }];
  const words = utmFields.flatMap((field): CampaignFault[] => {
    const word = campaign.utm[field];
    if (word === '') return neededUtmFields.includes(field) ? [{ field, fault: 'missing' }] : [];
    return word === utmWord(word) ? [] : [{ field, fault: 'form' }];
  });
  return [...aim, ...words];
}

/**
 * The link of a campaign: to a page in a language, or where the booking card leads with the same stay, and then `utm_…`.
 * @throws RangeError naming the fields that are not as `campaignFaults` wants them
 */
export function campaignLink(campaign: Campaign, ground: CampaignGround): string {
  const faults = campaignFaults(campaign, ground);
  if (faults.length > 0) throw new RangeError(`a campaign cannot have a link: ${faults.map(({ field, fault }) => `${field} ${fault}`).join(', ')}`);
  const { target, path, language, stay, people, utm } = campaign;
  const words = utmFields.filter((field) => utm[field] !== '').map((field) => `utm_${field}=${utm[field]}`);
  return target === 'engine'
    ? `${bookingUrl({ ...ground.booking, stay, people })}&${words.join('&')}`
    : `${ground.site}${localizedPath(path, language)}?${words.join('&')}`;
}
