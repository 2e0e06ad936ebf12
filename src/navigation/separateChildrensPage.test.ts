/** @jest-environment jsdom */
import type { OutsideHosts } from '../site';
import type { GatsbyWindow } from '../../plugins/gatsby-plugin-first-paint/src/internals';
import { separateChildrensPage } from './separateChildrensPage';

const none: OutsideHosts = { forms: null, marketing: null, recaptcha: false };
const navigate = jest.fn();
const load = jest.fn();

/** Goes from one address to another under the given hosts; answers how. */
function go(from: string, to: string | number, outside: OutsideHosts): 'within the document' | 'by a new document' | undefined {
  window.history.replaceState(null, '', from);
  const site: Pick<GatsbyWindow, '___navigate'> = { ___navigate: navigate };
  separateChildrensPage(site, { outside, load });
  site.___navigate(to);
  if (navigate.mock.calls.length === 1 && load.mock.calls.length === 0) return 'within the document';
  if (load.mock.calls.length === 1 && navigate.mock.calls.length === 0) return 'by a new document';
  return undefined;
}

describe.each([
  ['forms', { ...none, forms: 'https://forms.example' }],
  ['marketing', { ...none, marketing: 'https://marketing.example' }],
  ['the bot check', { ...none, recaptcha: true }],
])('with %s configured', (_name, outside) => {
  test.each([
    ['/', '/parque-da-crianca'],
    ['/en/resort', '/en/parque-da-crianca?a=1#b'],
    ['/parque-da-crianca', '/spasissimo'],
    ['/fr/parque-da-crianca', '/fr'],
  ])('from %s to %s leads a new document', (from, to) => {
    expect(go(from, to, outside)).toBe('by a new document');
    expect(load).toHaveBeenCalledWith(to);
  });

  test.each([
    ['/', '/resort'],
    ['/parque-da-crianca', '/fr/parque-da-crianca'],
    ['/parque-da-crianca', '#dia'],
    ['/parque-da-crianca', -1],
  ])('from %s to %s stays', (from, to) => {
    expect(go(from, to, outside)).toBe('within the document');
  });
});

test('with nothing configured there is nothing to keep apart', () => {
  expect(go('/', '/parque-da-crianca', none)).toBe('within the document');
});
