import { tripParameters, type Trip } from './trip';

/** The query that holds a trip, with its question mark, to be read by `tripFromQuery`; empty where there is nothing in it. */
export function tripToQuery({ rooms, halls, pictures, places, day, stay }: Trip): string {
  const listed = (slugs: readonly string[]): string => slugs.map(encodeURIComponent).join(',');
  const settled = halls.map(({ slug, question }) => [encodeURIComponent(slug), ...(question ? [question.layout, String(question.guests)] : [])].join('~'));
  const values: readonly (readonly [keyof typeof tripParameters, string])[] = [
    ['checkIn', stay?.checkIn ?? ''],
    ['checkOut', stay?.checkOut ?? ''],
    ['people', stay ? String(stay.people) : ''],
    ['rooms', listed(rooms)],
    ['halls', settled.join(',')],
    ['pictures', listed(pictures)],
    ['day', day ?? ''],
    ['places', listed(places)],
  ];
  const query = values.filter(([, value]) => value).map(([name, value]) => `${tripParameters[name]}=${value}`);
  return query.length > 0 ? `?${query.join('&')}` : '';
}
