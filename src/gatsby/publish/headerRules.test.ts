import { pageOfRole } from '../../domain/pages/addresses';
import { observatoryScore } from '../../../tests/support/checks/observatory';
import { readEnvironment, type ThirdPartySources } from '../../environment';
import { headerRules } from './headerRules';
import { formatHeaders, headersFor, isFor, parseHeaders } from './headersFile';
import { hashSource } from './contentSecurityPolicy';

const none: ThirdPartySources = {};
const marketing = { GATSBY_MARKETING_ACCOUNT: 'a', GATSBY_MARKETING_FORM: 'f', GATSBY_MARKETING_DOMAIN: 'app-0123456789.marketing-automation.example' };
const forms = { GATSBY_FORMS_ENDPOINT: 'https://forms.example/f/1' };
const thanks = { GATSBY_FORMS_THANKS: 'https://obrigado.example/recebido' };
const botCheck = { GATSBY_RECAPTCHA_SITE_KEY: 'key' };
const sourcesOf = (env: Readonly<Record<string, string>>): ThirdPartySources => readEnvironment(env).thirdParties;
const all = sourcesOf({ ...forms, ...thanks, ...marketing, ...botCheck });

/** As many inline scripts and styles as the site has. */
const inline = { scripts: ['a', 'b', 'c'].map(hashSource), styles: Array.from({ length: 18 }, (_, index) => hashSource(`style ${index}`)) };

const files = [
  'index.html',
  'fonts/fonts.css',
  'icon.svg',
  'page-data/app-data.json',
  'static/0a/picture.avif',
  'static/app-01234567.js',
  'static/12-01234567.css',
];
const staticEntries = [
  { name: 'fonts', isFolder: true },
  { name: 'icon.svg', isFolder: false },
];

const rulesWith = (outside: ThirdPartySources) => headerRules({ inline, booking: 'https://booking.example/hotel/1', outside, staticEntries });

/** The directives of the policy of an address. */
function policyOf(address: string, outside: ThirdPartySources): Record<string, string[]> {
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
  expect(headersFor(rules, '/share/home.pt.0123456789ab.jpg')).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  for (const address of ['/', '/hotel', '/page-data/app-data.json', '/icon.svg']) {
    expect(headersFor(rules, address)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' });
    expect(headersFor(rules, address)).not.toHaveProperty('Access-Control-Allow-Origin');
  }
  expect(headersFor(rules, '/share/home.pt.0123456789ab.jpg')['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test('the pictures that sitemap and structured data name may be shown by other sites, on hosts that join headers too', () => {
  const rules = rulesWith(none);
  const headers = headersFor(rules, '/static/0a/picture.jpg');
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(formatHeaders(rules)).toContain('/static/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n');
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
    const policy = policyOf('/', sourcesOf(forms));
    const with_ = Object.keys(policy).filter((name) => policy[name]?.includes('https://forms.example'));
    expect(with_).toEqual(['connect-src', 'form-action']);
  });

  test('lets the service that receives forms lead on to a page of thanks elsewhere, and nothing else there', () => {
    const policy = policyOf('/', sourcesOf({ ...forms, ...thanks }));
    expect(policy['form-action']).toEqual(["'self'", 'https://booking.example', 'https://forms.example', 'https://obrigado.example']);
    expect(Object.keys(policy).filter((name) => policy[name]?.includes('https://obrigado.example'))).toEqual(['form-action']);
  });

  test('lets in what is configured, in each of its directives', () => {
    for (const [directive, hosts] of Object.entries(all)) expect(policyOf('/', all)[directive]).toEqual(expect.arrayContaining([...hosts]));
  });

  test('lets third parties write styles of their own', () => {
    expect(policyOf('/', all)['style-src-elem']?.slice(0, 2)).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policyOf('/', sourcesOf(forms))['style-src-elem']).toEqual(["'self'", ...inline.styles]);
  });

  test.each(['/criancas', '/en/criancas', '/fr/criancas'])('of %s allows no third party, whatever is configured', (address) => {
    jest.replaceProperty(pageOfRole, 'children', '/criancas');
    expect(policyOf(address, all)).toEqual(policyOf(address, none));
    expect(policyOf(address, all)).not.toEqual(policyOf('/', all));
  });
});

describe('cache rules', () => {
  const cacheRuleOf = (address: string) => headersFor(rulesWith(all), address)['Cache-Control'];

  test.each([
    ['/static/0a/picture.avif', 'public, max-age=31536000, immutable'],
    ['/fonts/fonts.css', 'public, max-age=86400'],
    ['/icon.svg', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
  ])('%s is kept: %s', (address, rule) => {
    expect(cacheRuleOf(address)).toBe(rule);
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
