import type { Thing } from './thing';

/** What every part of the structured data needs to know of where it is published. */
export interface Publication {
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly hotelName: string;
}

/** The hotel where it is only pointed to; the home page describes it whole under the same `@id`. */
export const hotelReference = ({ siteUrl, hotelName }: Publication): Thing => ({ '@type': 'Resort', '@id': `${siteUrl}/#hotel`, name: hotelName });
