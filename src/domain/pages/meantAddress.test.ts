import { meantAddress } from './meantAddress';

const origin = 'https://hotel.example';
/** Of an address as a browser parses it. */
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

test.each(['/', '/en', '/resort/', '/resort.html', '/?', '/contato?q=a%26b&c=%3F#mapa', '/acomoda%C3%A7%C3%B5es', '/nada/mesmo?a=1?b', '/_x-y/.well-known'])(
  '%s is what it was',
  (address) => {
    const { pathname, search, hash } = new URL(origin + address);
    expect(meant(address)).toBe(pathname + search + hash);
  },
);
