import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { links } from './links';

describe('links', () => {
  const announcing = (path: string) => complaintsOf(links, { changed: { 'announcements/festa-hawaii.json': (announcement) => (announcement.path = path) } });

  it('knows fixed pages, rooms, redirects and places within pages', async () => {
    for (const path of ['/', '/natal', '/quartos/luxo', '/family-plan-kids', '/estrutura#clube-de-praia', '/#reservar'])
      expect(await announcing(path)).toEqual([]);
  });

  it('reports a link without target, and suggests the address', async () => {
    expect(await announcing('/experiencia-unica')).toEqual([
      'fault content/announcements/festa-hawaii.json path: there is no page /experiencia-unica; did you mean “/experiencias-unicas”?',
    ]);
    expect(await announcing('/quartos/luxa')).toEqual([
      'fault content/announcements/festa-hawaii.json path: there is no page /quartos/luxa; did you mean “/quartos/luxo”?',
    ]);
  });

  it('reports a fragment that no page has', async () => {
    expect(await announcing('/estrutura#clube-da-praia')).toEqual([
      'fault content/announcements/festa-hawaii.json path: nothing on the site is called #clube-da-praia; did you mean “clube-de-praia”?',
    ]);
  });

  it('reports a fragment of a section that is left out with what is illustrative', async () => {
    const leadThere = {
      'announcements/festa-hawaii.json': (announcement: Data) => (announcement.path = '/resort#amostra'),
      'pages/resort.json': (page: Data) => (page.sections as Data[]).push({ ...((page.sections as Data[])[0] as Data), slug: 'amostra', illustrative: true }),
    };
    expect(await complaintsOf(links, { changed: leadThere })).toEqual([]);
    expect(await complaintsOf(links, { changed: { ...leadThere, 'site.json': (site: Data) => (site.showIllustrative = false) } })).toEqual([
      expect.stringContaining('nothing on the site is called #amostra'),
    ]);
  });

  it('checks the navigation', async () => {
    const changed = { 'navigation.json': (navigation: Data) => ((((navigation.menu as Data[][])[1] as Data[])[2] as Data).path = '/evento') };
    expect(await complaintsOf(links, { changed })).toEqual(['fault content/navigation.json menu.1.2.path: there is no page /evento; did you mean “/eventos”?']);
  });

  it('reports a package without target', async () => {
    const changed = { 'packages.json': (packages: Data) => Object.assign((packages.items as Data[])[0] as Data, { path: null, stay: null }) };
    expect(await complaintsOf(links, { changed })).toEqual([
      'fault content/packages.json items.0: it has neither a page nor a stay, so it leads nowhere; give it a “path” or a “stay”',
    ]);
  });

  it('reports a link of a text that has no words', async () => {
    const changed = { 'offers/natal.json': (offer: Data) => Object.assign((offer.parts as Data[])[0] as Data, { path: '/resort', action: undefined }) };
    expect(await complaintsOf(links, { changed })).toEqual([
      'fault content/offers/natal.json parts.0.action: it leads to a page, and its link has no words; write them, or take “path” out',
    ]);
  });
});
