import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { duplicates, slugs } from './duplicates';

describe('slugs', () => {
  it('reports a slug that differs from the file name', async () => {
    expect(await complaintsOf(slugs, { changed: { 'restaurants/thai.json': (restaurant) => (restaurant.slug = 'tailandes') } })).toEqual([
      'fault content/restaurants/thai.json slug: it is “tailandes”, but the file is called thai.json; write “thai”, or rename the file',
    ]);
  });

  it('reports the same slug twice, ignoring case', async () => {
    expect(await complaintsOf(slugs, { changed: { 'rooms/luxo.json': (room) => (room.slug = 'Master') } })).toContainEqual(
      'fault content/rooms/master.json slug: content/rooms/luxo.json has the same slug; give one of them another',
    );
  });

  it('reports two sections with the same slug', async () => {
    const changed = { 'pages/resort.json': (page: Data) => ((page.sections as Data[])[2] = { ...(page.sections as Data[])[2], slug: 'introducao' }) };
    expect(await complaintsOf(slugs, { changed })).toEqual([
      'fault content/pages/resort.json sections.2.slug: sections.0 has the same slug; give one of them another',
    ]);
  });
});

describe('duplicates', () => {
  it('reports a picture that is listed twice, even with different texts', async () => {
    const changed = { 'rooms/luxo.json': ({ pictures }: Data) => (pictures as Data[]).push({ ...(pictures as Data[])[0], alt: { pt: 'A mesma cama' } }) };
    expect(await complaintsOf(duplicates, { changed })).toEqual([
      expect.stringMatching(/^fault content\/rooms\/luxo\.json pictures\.\d+: it is listed already, as pictures\.0; keep one of the two$/),
    ]);
  });

  it('reports a weekday, a month and a condition that are listed twice', async () => {
    const changed = {
      'restaurants/thai.json': ({ hours }: Data) => ((hours as Data[])[0] = { ...(hours as Data[])[0], days: ['mon', 'tue', 'mon'] }),
      'offers/natal.json': (offer: Data) => Object.assign(offer, { months: [12, 12], conditions: [{ pt: 'Uma vez' }, { pt: 'Uma vez' }] }),
    };
    expect(await complaintsOf(duplicates, { changed })).toEqual([
      'fault content/offers/natal.json months.1: it is listed already, as months.0; keep one of the two',
      'fault content/offers/natal.json conditions.1: it is listed already, as conditions.0; keep one of the two',
      'fault content/restaurants/thai.json hours.0.days.2: it is listed already, as hours.0.days.0; keep one of the two',
    ]);
  });

  it('reports an entry that is listed twice, and accepts one that differs', async () => {
    const variant = (capacity: number, note: string) => ({ layout: 'dinnerWithStage', capacity, note: { pt: note } });
    const reported = (variants: readonly object[]) =>
      complaintsOf(duplicates, { changed: { 'event-spaces/enseada-space.json': (space) => (space.variants = variants) } });
    expect(await reported([variant(100, 'No jardim'), variant(90, 'No salão')])).toEqual([]);
    expect(await reported([variant(100, 'No jardim'), variant(100, 'No jardim')])).toEqual([
      'fault content/event-spaces/enseada-space.json variants.1: it is listed already, as variants.0; keep one of the two',
    ]);
    const changed = { 'navigation.json': ({ menu }: Data) => (menu as Data[][])[0]?.splice(1, 1, { ...(menu as Data[][])[0]?.[0] }) };
    expect(await complaintsOf(duplicates, { changed })).toEqual([
      'fault content/navigation.json menu.0.1: it is listed already, as menu.0.0; keep one of the two',
    ]);
  });
});
