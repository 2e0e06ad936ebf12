import { fault, type Fault, note } from '../faults/fault';
import { filesOf, type Rule } from './rule';

/** Bounding box of Brazil in degrees, including its islands. */
const brazil = { south: -34, north: 5.5, west: -74, east: -28.5 } as const;

/** The coordinates of the hotel and its coast are in Brazil: not swapped, and with their signs. */
export const coordinates: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data }) =>
    (['coordinates', 'coastCoordinates'] as const).flatMap((field): Fault[] => {
      const place = data[field];
      if (!place && field === 'coastCoordinates') return [];
      if (!place) return [note(file, field, { code: 'noCoordinates' })];
      const { latitude, longitude } = place;
      const within = latitude > brazil.south && latitude < brazil.north && longitude > brazil.west && longitude < brazil.east;
      if (within || data.address.country !== 'BR') return [];
      return [fault(file, field, { code: 'notInBrazil', latitude, longitude })];
    }),
  );

/** Company details that the law requires and the hotel has not given yet (docs/hotel-rules.md 15.1). */
export const companyDetails: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data }) =>
    Object.entries(data.legal)
      .filter(([, value]) => value === '')
      .map(([key]) => note(file, `legal.${key}`, { code: 'companyDetailEmpty' })),
  );
