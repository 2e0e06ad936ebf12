import fc from 'fast-check';
import { routes } from '../../../tests/support/content/routes';
import { languages } from '../../site';
import { localizedPath } from '../i18n/localizedPath';
import { meantAddress } from './meantAddress';

const origin = 'https://hotel.example';
const meant = (address: string): string => meantAddress(new URL(origin + address));

test.each([
  ['/contato%3F', '/contato'],
  ['/quartos/luxo%3Futm_source%3Demail%26utm_campaign%3Dver%25C3%25A3o', '/quartos/luxo?utm_source=email&utm_campaign=ver%C3%A3o'],
  ['/quartos/luxo%253Fcupom%253Da%252526b', '/quartos/luxo?cupom=a%26b'],
  ['/contato%23mapa', '/contato#mapa'],
  ['/contato%3Fa=1%23mapa?b=2', '/contato?a=1&b=2#mapa'],
  ['/%3Fgclid=1', '/?gclid=1'],
  ['/en/contato%3Fx=1', '/en/contato?x=1'],
  ['/contato&utm_source=x', '/contato?utm_source=x'],
  ['/contato;jsessionid=1?a=2', '/contato?jsessionid=1&a=2'],
  ['/contato%0A', '/contato'],
  ['/contato%20', '/contato'],
  ['/contato%C2%A0', '/contato'],
  ['/contato%E2%80%9D).', '/contato'],
  ['/nada%25', '/nada'],
  ['/%63ontato', '/contato'],
  ['/quartos%2Fluxo', '/quartos/luxo'],
  ['/quartos%252Fluxo#mapa', '/quartos/luxo#mapa'],
  ['/acomoda%C3%A7%C3%B5es', '/acomodacoes'],
  ['/re%CC%81veillon?a=1', '/reveillon?a=1'],
  ['/?entrada=2027-02-10&amp;saida=2027-02-13&amp;adultos=2', '/?entrada=2027-02-10&saida=2027-02-13&adultos=2'],
  ['/?entrada=2027-02-10&saida=2027-02-13).', '/?entrada=2027-02-10&saida=2027-02-13'],
])('%s is %s', (address, page) => {
  expect(meant(address)).toBe(page);
});

test.each([
  ['/family%20plan', '/family-plan'],
  ['/quartos/%20luxo', '/quartos/luxo'],
  ['/nada%25mais?a=1', '/nada-mais?a=1'],
  ['/fr/%3Cscript%3Ealert(1)', '/fr/script-alert-1'],
  ['/%E0%A4%A', '/E0-A4-A'],
  ['/contato%5Celsewhere.example', '/contato-elsewhere.example'],
  ['/%2F%2Felsewhere.example%2F..%2F', '/'],
])('no page can have %s, which counts as %s', (address, plain) => {
  expect(meant(address)).toBe(plain);
});

test.each(['/', '/en', '/resort/', '/resort.html', '/?', '/contato?q=a%26b&c=%3F#mapa', '/?a=%26amp%3Bb&c=1.2,3', '/nada/mesmo?a=1?b', '/_x-y/.well-known'])(
  '%s is what it was',
  (address) => {
    const { pathname, search, hash } = new URL(origin + address);
    expect(meant(address)).toBe(pathname + search + hash);
  },
);

const hex = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;
const escaped = (letter: string): string => [...Buffer.from(letter)].map(hex).join('');
const page = fc.tuple(fc.constantFrom(...routes), fc.constantFrom(...languages)).map(([route, language]) => localizedPath(route, language));
/** A text with some of its letters escaped, and the text encoded more times. The first slash stays, since a browser needs it. */
const encodings = (text: string) =>
  fc.tuple(fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }), fc.nat({ max: 2 }), fc.boolean()).map(([choices, times, isUpper]) => {
    const once = [...text].map((letter, index) => (choices[index] ? escaped(letter) : encodeURIComponent(letter))).join('');
    const whole = Array.from({ length: times }).reduce<string>((inner) => encodeURIComponent(inner), once);
    return `/${isUpper ? whole.replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase()) : whole}`;
  });
const ends = fc.constantFrom('', '?', '#', '?utm_source=email&utm_medium=a', '#mapa', '?a=1#mapa', ' ', '\n', '\u00a0', '”', ').');

test('each page is found by any encoding of its address, with query and hash', () => {
  const cases = fc.tuple(page, ends).chain(([path, end]) => encodings(path.slice(1) + end).map((address) => ({ path, end, address })));
  fc.assert(
    fc.property(cases, ({ path, end, address }) => {
      const { pathname, search, hash } = new URL(meant(address), origin);
      expect(pathname).toBe(path);
      expect(search + hash).toBe(/^[?#]./.test(end) ? end : '');
    }),
    { seed: 2026, numRuns: 500 },
  );
});

test('whatever an address holds, what it means stays on this site, and means itself', () => {
  const address = fc.oneof(
    fc.string({ unit: 'binary' }).chain(encodings),
    fc.string().map((text) => `/${text}`),
    fc.array(fc.constantFrom('/', '..', '%2F', '%5C', '%25', '%2E', '%3F', '%0A', 'en', ':', '*'), { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(address, (text) => {
      const once = meant(text);
      const url = new URL(once, origin);
      expect(url.origin).toBe(origin);
      expect(meant(once)).toBe(once);
      expect(url.pathname).toMatch(/^\/(?:[\w./-]|%[89A-F][0-9A-F])*$/);
    }),
    { seed: 2026, numRuns: 500 },
  );
});
