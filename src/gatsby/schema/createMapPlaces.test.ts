import { mapResolvers } from './createMapPlaces';

test('a meal on the map has the hours of the restaurant that serves it', async () => {
  const breakfast = { service: 'breakfast', days: ['mon'], opens: '07:00', closes: '10:00' };
  const nodes: Readonly<Record<string, object>> = {
    Meal: { slug: 'cafe', hours: [], servedAt: { restaurant: 'casa', service: 'breakfast' } },
    Restaurant: { slug: 'casa', hours: [{ ...breakfast, service: 'dinner' }, breakfast] },
  };
  const findOne = ({ type, query }: { type: string; query: object }) => {
    const node = nodes[type];
    return Promise.resolve(node && JSON.stringify(query).includes(JSON.stringify((node as { slug: string }).slug)) ? node : null);
  };
  const resolve = mapResolvers.MapPlace.hours.resolve as unknown as (place: object, args: object, context: object) => Promise<unknown>;
  expect(await resolve({ slug: 'cafe' }, {}, { nodeModel: { findOne } })).toEqual([breakfast]);
});

test('a place that is off the site is not on the map', async () => {
  const findOne = ({ type, query }: { type: string; query: object }) =>
    Promise.resolve(type === 'Bar' && JSON.stringify(query).includes('bar') ? { slug: 'bar' } : null);
  const resolve = mapResolvers.ResortMap.places.resolve as unknown as (map: object, args: object, context: object) => Promise<unknown>;
  expect(await resolve({ places: [{ slug: 'thai' }, { slug: 'bar' }] }, {}, { nodeModel: { findOne } })).toEqual([{ slug: 'bar' }]);
});
