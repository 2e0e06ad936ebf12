import type { ThirdPartyHosts } from '../site';
import { crossesChildrensPage } from './crossesChildrensPage';

const none: ThirdPartyHosts = { forms: null, marketing: null, recaptcha: false };

const crosses = (from: string, to: string, outside: ThirdPartyHosts) => {
  const current = new URL(from, 'https://site.example');
  return crossesChildrensPage(new URL(to, current), current, outside);
};

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
  ])('from %s to %s a new document is needed', (from, to) => {
    expect(crosses(from, to, outside)).toBe(true);
  });

  test.each([
    ['/', '/resort'],
    ['/parque-da-crianca', '/fr/parque-da-crianca'],
    ['/parque-da-crianca', '#dia'],
  ])('from %s to %s it is not', (from, to) => {
    expect(crosses(from, to, outside)).toBe(false);
  });
});

test('with no third party configured no link needs one', () => {
  expect(crosses('/', '/parque-da-crianca', none)).toBe(false);
});
