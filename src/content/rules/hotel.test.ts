import { complaintsAbout } from '../../../tests/support/content/content';
import { emptyBadges, hotelDetails, restaurantCount, socialAddresses } from './hotel';

it('notes what is missing without coordinates and company details, until they are given', async () => {
  const details = (site: object) => complaintsAbout(hotelDetails, { 'site.json': site });
  expect(await details({ coordinates: null, legal: { company: '', cnpj: '', cadastur: '' } })).toEqual([
    'note content/site.json coordinates: they are not given; the contact page has no link to a map until they are',
    ...['company', 'cnpj', 'cadastur'].map((field) => `note content/site.json legal.${field}: it is empty; the footer leaves the line out until it is given`),
  ]);
  const legal = { company: 'Hotel', cnpj: '00.000.000/0001-00', cadastur: '1' };
  expect(await details({ coordinates: { latitude: -23.9931, longitude: -46.2564 }, legal })).toEqual([]);
});

it('warns of another number of restaurants than have a file', async () => {
  expect(await complaintsAbout(restaurantCount, { 'site.json': { restaurants: 3 }, 'restaurants/a.json': {}, 'restaurants/b.json': {} })).toEqual([
    'warning content/site.json restaurants: it is 3, but restaurants/ has 2 files; write 2, or add the file',
  ]);
});

it('names a badge without lines and picture', async () => {
  expect(await complaintsAbout(emptyBadges, { 'site.json': { badges: [{ slug: 'award' }] } })).toEqual([
    'fault content/site.json badges.0: it has neither lines nor a picture; give it one of them, or delete it',
  ]);
});

it('warns where one address of a network was changed and another was not', async () => {
  const social = { instagram: 'https://social.example/instagram/novo', youtube: 'https://social.example/instagram/velho' };
  expect(await complaintsAbout(socialAddresses, { 'site.json': { social } })).toEqual([
    expect.stringContaining('warning content/site.json social.youtube: it is another account'),
  ]);
  const own = { ...social, youtube: 'https://films.example/velho' };
  expect(await complaintsAbout(socialAddresses, { 'site.json': { social: own } })).toEqual([]);
});
