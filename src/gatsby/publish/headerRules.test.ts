import { observatoryScore } from '../../../tests/support/observatory';
import type { ThirdPartyHosts } from '../../site';
import { headerRules } from './headerRules';
import { formatHeaders, headersFor, isFor, parseHeaders } from './headersFile';
import { hashSource } from './contentSecurityPolicy';

const none: ThirdPartyHosts = { forms: null, marketing: null, recaptcha: false };
const all: ThirdPartyHosts = { forms: 'https://forms.example', marketing: 'https://app-0123456789.marketing-automation.example', recaptcha: true };

/** As many inline scripts and styles as the site has. */
const inline = { scripts: ['a', 'b', 'c'].map(hashSource), styles: Array.from({ length: 18 }, (_, index) => hashSource(`style ${index}`)) };

const files = [
  'index.html',
  'app.0123456789abcdef0123.css',
  'component---src-pages-resort-tsx.0123456789abcdef0123.css',
  'fonts/fonts.css',
  'icon.svg',
  'page-data/app-data.json',
  'static/0a/picture.avif',
  'static/app-0123456789abcdef0123.js',
];
const staticEntries = [
  { name: 'fonts', isFolder: true },
  { name: 'icon.svg', isFolder: false },
];

const rulesWith = (outside: ThirdPartyHosts) => headerRules({ inline, booking: 'https://booking.example/hotel/1', outside, files, staticEntries });

/** The directives of the policy of an address. */
function policyOf(address: string, outside: ThirdPartyHosts): Record<string, string[]> {
  const policy = headersFor(rulesWith(outside), address)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('only what other sites may read allows it', () => {
  const rules = rulesWith(none);
  for (const address of ['/share/home.pt.0123456789ab.jpg', '/hotel.json', '/hotel.schema.json'])
    expect(headersFor(rules, address)).toMatchObject({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  for (const address of ['/', '/hotel', '/page-data/app-data.json', '/static/0a/picture.avif']) {
    expect(headersFor(rules, address)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' });
    expect(headersFor(rules, address)).not.toHaveProperty('Access-Control-Allow-Origin');
  }
  expect(headersFor(rules, '/share/home.pt.0123456789ab.jpg')['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test('a page may use the gyroscope, which turns the panorama of a room, but not the camera', () => {
  const permissions = headersFor(rulesWith(none), '/')['Permissions-Policy'];
  expect(permissions).toContain('camera=()');
  expect(permissions).not.toMatch(/gyroscope|accelerometer/);
});

describe('the policy', () => {
  test('without outside hosts is the site itself and what the build wrote, and the booking engine for forms', () => {
    expect(policyOf('/', none)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inline.scripts],
      'style-src-elem': ["'self'", ...inline.styles],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'", 'https://booking.example'],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    });
  });

  test('lets forms be sent where they are configured to go, and nothing else from there', () => {
    const policy = policyOf('/', { ...none, forms: 'https://forms.example' });
    const with_ = Object.keys(policy).filter((name) => policy[name]?.includes('https://forms.example'));
    expect(with_).toEqual(['connect-src', 'form-action']);
  });

  test('lets the bot check in by its paths only', () => {
    const policy = policyOf('/', { ...none, recaptcha: true });
    expect(policy['script-src']?.slice(-2)).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
    expect(policy['frame-src']).toEqual(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']);
  });

  test('lets third parties write styles of their own', () => {
    expect(policyOf('/', all)['style-src-elem']?.slice(0, 2)).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policyOf('/', { ...none, forms: 'https://forms.example' })['style-src-elem']).toEqual(["'self'", ...inline.styles]);
  });

  test.each(['/parque-da-crianca', '/en/parque-da-crianca', '/fr/parque-da-crianca'])('of %s allows no third party, whatever is configured', (address) => {
    expect(policyOf(address, all)).toEqual(policyOf(address, none));
    expect(policyOf(address, all)).not.toEqual(policyOf('/', all));
  });
});

describe('cache rules', () => {
  const cacheRuleOf = (address: string) => headersFor(rulesWith(all), address)['Cache-Control'];

  test.each(['/static/0a/picture.avif', ...files.filter((file) => file.includes('0123456789abcdef0123')).map((file) => `/${file}`)])(
    '%s is immutable',
    (address) => {
      expect(cacheRuleOf(address)).toBe('public, max-age=31536000, immutable');
    },
  );

  test.each(['/fonts/fonts.css', '/icon.svg'])('%s is cached for a day', (address) => {
    expect(cacheRuleOf(address)).toBe('public, max-age=86400');
  });

  test.each(['/', '/resort', '/page-data/app-data.json', '/page-data/index/page-data.json', '/sitemap.xml', '/robots.txt', '/application'])(
    '%s has no rule: hosts have it revalidated by default',
    (address) => {
      expect(cacheRuleOf(address)).toBeUndefined();
    },
  );

  test('no address has two rules, which some hosts would join', () => {
    const rules = rulesWith(all).filter(({ headers }) => 'Cache-Control' in headers);
    for (const file of files) expect(rules.filter((rule) => isFor(rule, `/${file}`)).length).toBeLessThanOrEqual(1);
  });
});

test('Mozilla’s Observatory deducts nothing, with and without third parties', () => {
  for (const outside of [none, all]) {
    const { score, taken } = observatoryScore(headersFor(rulesWith(outside), '/'));
    expect(taken).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(100);
  }
});

test('with all third parties the file stays within the limits of Cloudflare Pages, and parses to the same rules', () => {
  const rules = rulesWith(all);
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});
