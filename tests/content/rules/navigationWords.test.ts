import { navigationWords } from '../../../src/gatsby/content/rules/links';
import { complaintsOf, type Data } from '../../support/content';

it('the hotel’s own navigation has its labels', async () => {
  expect(await complaintsOf(navigationWords)).toEqual([]);
});

it('reports an entry without a label', async () => {
  const changed = {
    'navigation.json': (navigation: Data) => {
      ((navigation.menu as Data[][])[0] as Data[])[1] = { slug: 'quartos', path: '/acomodacoes' };
      ((navigation.footer as Data[])[0] as Data).slug = 'rooms';
    },
  };
  expect(await complaintsOf(navigationWords, { changed })).toEqual([
    'fault content/navigation.json menu.0.1.slug: “quartos” has no label; add one to menu.json of each language in locales/',
    'fault content/navigation.json menu.0.1.slug: “quartos” has no label; add one to drawer.json of each language in locales/',
    'fault content/navigation.json footer.0.slug: “rooms” has no label; add one to footer.json of each language in locales/',
  ]);
});
