import { complaintsOf } from '../../../tests/support/content/content';
import { emptyBadges, hotelDetails, restaurantCount, socialAddresses } from './hotel';

it('notes what is missing without coordinates and company details, until they are given', async () => {
  expect(await complaintsOf(hotelDetails)).toEqual([
    'note content/site.json coordinates: they are not given; the contact page has no link to a map until they are',
    ...['company', 'cnpj', 'cadastur'].map((field) => `note content/site.json legal.${field}: it is empty; the footer leaves the line out until it is given`),
  ]);
  const given = { coordinates: { latitude: -23.9931, longitude: -46.2564 }, legal: { company: 'Hotel', cnpj: '00.000.000/0001-00', cadastur: '1' } };
  expect(await complaintsOf(hotelDetails, { changed: { 'site.json': (site) => Object.assign(site, given) } })).toEqual([]);
});

it('warns of another number of restaurants than have a file', async () => {
  expect(await complaintsOf(restaurantCount, { changed: { 'site.json': (site) => (site.restaurants = 7) } })).toEqual([
    'warning content/site.json restaurants: it is 7, but restaurants/ has 6 files; write 6, or add the file',
  ]);
});

it('names a badge without lines and picture', async () => {
  expect(await complaintsOf(emptyBadges, { changed: { 'site.json': (site) => (site.badges = [{ slug: 'award' }]) } })).toEqual([
    'fault content/site.json badges.0: it has neither lines nor a picture; give it one of them, or delete it',
  ]);
});

it('warns where one address of a network was changed and another, or the name, was not', async () => {
  expect(await complaintsOf(socialAddresses)).toEqual([]);
  const social = { instagram: 'https://social.example/instagram/novo', youtube: 'https://social.example/instagram/velho', instagramHandle: '@velho' };
  expect(await complaintsOf(socialAddresses, { changed: { 'site.json': (site) => (site.social = social) } })).toEqual([
    expect.stringContaining('warning content/site.json social.youtube: it is another account'),
    expect.stringContaining('warning content/site.json social.instagramHandle: the address of Instagram'),
  ]);
  const own = { ...social, youtube: 'https://films.example/velho', instagramHandle: '@novo' };
  expect(await complaintsOf(socialAddresses, { changed: { 'site.json': (site) => (site.social = own) } })).toEqual([]);
});
