import { complaintsAbout } from '../../../tests/support/content/content';
import { duplicates, slugs } from './duplicates';

describe('slugs', () => {
  it('reports a slug that differs from the file name', async () => {
    expect(await complaintsAbout(slugs, { 'restaurants/thai.json': { slug: 'tailandes' } })).toEqual([
      'fault content/restaurants/thai.json slug: it is “tailandes”, but the file is called thai.json; write “thai”, or rename the file',
    ]);
  });

  it('reports the same slug twice, ignoring case', async () => {
    expect(await complaintsAbout(slugs, { 'rooms/luxo.json': { slug: 'Master' }, 'rooms/master.json': { slug: 'master' } })).toContainEqual(
      'fault content/rooms/master.json slug: content/rooms/luxo.json has the same slug; give one of them another',
    );
  });

  it('reports two sections with the same slug', async () => {
    const sections = ['introducao', 'historia', 'introducao'].map((slug) => ({ slug }));
    expect(await complaintsAbout(slugs, { 'pages/resort.json': { slug: 'resort', sections } })).toEqual([
      'fault content/pages/resort.json sections.2.slug: sections.0 has the same slug; give one of them another',
    ]);
  });
});

describe('duplicates', () => {
  it('reports a picture that is listed twice, even with different texts', async () => {
    const pictures = ['A cama', 'A mesma cama'].map((pt) => ({ file: '../images/cama.jpg', alt: { pt } }));
    expect(await complaintsAbout(duplicates, { 'rooms/luxo.json': { pictures } })).toEqual([
      'fault content/rooms/luxo.json pictures.1: it is listed already, as pictures.0; keep one of the two',
    ]);
  });

  it('reports a weekday, a month and a condition that are listed twice', async () => {
    const files = {
      'offers/natal.json': { months: [12, 12], conditions: [{ pt: 'Uma vez' }, { pt: 'Uma vez' }] },
      'restaurants/thai.json': { hours: [{ days: ['mon', 'tue', 'mon'] }] },
    };
    expect(await complaintsAbout(duplicates, files)).toEqual([
      'fault content/offers/natal.json months.1: it is listed already, as months.0; keep one of the two',
      'fault content/offers/natal.json conditions.1: it is listed already, as conditions.0; keep one of the two',
      'fault content/restaurants/thai.json hours.0.days.2: it is listed already, as hours.0.days.0; keep one of the two',
    ]);
  });

  it('reports an entry that is listed twice, and accepts one that differs', async () => {
    const variant = (capacity: number, note: string) => ({ layout: 'dinnerWithStage', capacity, note: { pt: note } });
    const reported = (variants: readonly object[]) => complaintsAbout(duplicates, { 'event-spaces/enseada.json': { variants } });
    expect(await reported([variant(100, 'No jardim'), variant(90, 'No salão')])).toEqual([]);
    expect(await reported([variant(100, 'No jardim'), variant(100, 'No jardim')])).toEqual([
      'fault content/event-spaces/enseada.json variants.1: it is listed already, as variants.0; keep one of the two',
    ]);
    const link = { path: '/resort', label: { pt: 'O resort' } };
    expect(await complaintsAbout(duplicates, { 'navigation.json': { menu: [[link, { ...link }]] } })).toEqual([
      'fault content/navigation.json menu.0.1: it is listed already, as menu.0.0; keep one of the two',
    ]);
  });
});
