import type { Language } from '../../site';
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
