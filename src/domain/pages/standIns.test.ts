import { hasStandIn } from './standIns';

const picture = (standIn: true | null) => ({ alt: 'standIn', standIn, file: { childImageSharp: { width: 1 } } });

test.each([
  [true, { page: { picture: null, sections: [{ pictures: [picture(null), picture(true)] }] } }],
  [true, { films: { nodes: [{ standIn: true, poster: picture(null) }] } }],
  [false, { page: { picture: picture(null) }, room: { panorama: { standIn: null } } }],
  [false, { hotel: { name: 'standIn' }, page: null }],
])('whether a page shows a stand-in is %s of %j', (shown, data) => expect(hasStandIn(data)).toBe(shown));
