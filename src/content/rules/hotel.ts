import { note } from '../faults/fault';
import { filesOf, type Rule } from './rule';

/** What the hotel has not given yet: where it stands, and company details that the law requires (docs/hotel-rules.md 15.1). */
export const hotelDetails: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data }) => [
    ...(data.coordinates ? [] : [note(file, 'coordinates', { code: 'noCoordinates' })]),
    ...Object.entries(data.legal).flatMap(([key, value]) => (value === '' ? [note(file, `legal.${key}`, { code: 'companyDetailEmpty' })] : [])),
  ]);
