import { fault, note, warning } from '../faults/fault';
import { filesOf, type Rule } from './rule';

/** What the hotel has not provided yet: its location, and company details that the law requires (docs/hotel-rules.md 15.1). */
export const hotelDetails: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data }) => [
    ...(data.coordinates ? [] : [note(file, 'coordinates', { code: 'noCoordinates' })]),
    ...Object.entries(data.legal).flatMap(([key, value]) => (value === '' ? [note(file, `legal.${key}`, { code: 'companyDetailEmpty' })] : [])),
  ]);

export const emptyBadges: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data: { badges } }) =>
    badges.flatMap(({ top, bottom, picture }, index) => ((top ?? bottom ?? picture) ? [] : [fault(file, `badges.${index}`, { code: 'emptyBadge' })])),
  );

/** There are as many restaurants as files; not so for bars, since the hotel has more than it describes (docs/hotel-rules.md 1.1). */
export const restaurantCount: Rule = (content) => {
  const files = content.files.filter(({ kind }) => kind === 'Restaurant').length;
  return filesOf(content, 'Hotel').flatMap(({ file, data }) =>
    data.restaurants === undefined || data.restaurants === files
      ? []
      : [warning(file, 'restaurants', { code: 'restaurantsMiscounted', count: data.restaurants, files })],
  );
};

/** A second address on Instagram's network is the same account (docs/hotel-rules.md 1.2). */
export const socialAddresses: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data: { social } }) => {
    const { instagram, youtube } = social ?? {};
    if (!instagram || !youtube || youtube === instagram || new URL(youtube).host !== new URL(instagram).host) return [];
    return [warning(file, 'social.youtube', { code: 'otherAccount', address: instagram })];
  });
