import fs from 'node:fs';
import { readEnvironment, unknownVariables, variables } from './environment';

const names = Object.keys(variables.shape) as (keyof typeof variables.shape)[];

/** The message about an environment with faults. */
function messageFor(env: Readonly<Record<string, string>>): string {
  try {
    readEnvironment(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('There was no fault.');
}

test('nothing needs to be set', () => {
  expect(readEnvironment({})).toMatchObject({
    siteUrl: 'https://www.hotel.example',
    settings: { formsEndpoint: null, usesThirdParties: false },
    thirdParties: {},
  });
});

test('pages are kept for when there is no signal, unless that is switched off, or it is a preview', () => {
  const offline = (env: Readonly<Record<string, string>>) => readEnvironment(env).settings.offline;
  expect(offline({})).toBe(true);
  expect(offline({ GATSBY_OFFLINE: 'true', GATSBY_PREVIEW: 'false' })).toBe(true);
  expect(offline({ GATSBY_OFFLINE: 'false' })).toBe(false);
  expect(offline({ GATSBY_PREVIEW: 'true' })).toBe(false);
});

test('an empty variable is not set: build machines pass empty ones', () => {
  const empty = Object.fromEntries(names.map((name) => [name, ' ']));
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test.each(['http://127.0.0.1:9000', 'http://app-1.localhost', 'HTTPS://hotel.example', ' https://hotel.example/ '])('“%s” is an address', (url) => {
  expect(readEnvironment({ GATSBY_SITE_URL: url }).siteUrl).toBe(new URL(url).origin);
});

test.each([
  ['GATSBY_SITE_URL', 'www.hotel.com.br', /begin with https:\/\//],
  ['GATSBY_FORMS_ENDPOINT', 'http://localhost.hotel.com.br/forms', /begin with https:\/\//],
  ['GATSBY_SITE_URL', 'https://', /not an address/],
  ['GATSBY_SITE_URL', 'https://hotel.com.br/resort', /base path is not supported/],
  ['GATSBY_BOOKING_HOST', 'https://booking.example/hotel/4568', /without a path/],
  ['GATSBY_FORMS_ENDPOINT', 'https://me:secret@forms.example/f/1', /user name/],
  ['GATSBY_MARKETING_DOMAIN', 'app-1.forms.example/form', /without a path/],
  ['GATSBY_ANALYTICS', 'UA-12345-1', /“UA-12345-1” is none of plausible:domain/],
  ['GATSBY_ANALYTICS', 'plausible:https://www.hotel.com.br', /comes the domain of the site/],
  ['GATSBY_ANALYTICS', 'plausible:hotel.com.br@:80', /after the @, it is not an address/],
  ['GATSBY_ANALYTICS', 'matomo:1', /number of the site and the address of the server/],
  ['GATSBY_ANALYTICS', 'ga4:G-A1 ga4:G-B2', /names a provider twice/],
  ['GATSBY_PREVIEW', 'yes', /true or false/],
  ['GATSBY_EDITOR', 'hotel/site', /must be like github:owner\/repo@branch/],
  ['GATSBY_EDITOR', 'github:hotel/site', /must be like/],
  ['CONTENT_FOLDER', 'tests/hotels/nowhere', /no such folder/],
  ['PORT', '80000', /less than 65536/],
  ['PORT', 'nine', /a number/],
] as const)('%s=%s is refused, with its name, the reason and an example', (name, value, reason) => {
  const message = messageFor({ [name]: value });
  expect(message).toContain(`${name} is “${value}”`);
  expect(message).toMatch(reason);
  expect(message).toContain(`For example: ${name}=`);
});

test('every fault is listed at once', () => {
  const message = messageFor({ GATSBY_SITE_URL: 'hotel', PORT: 'x', GATSBY_FORMS_ENDPOINT: 'forms.example' });
  expect(message).toContain('3 faults');
  for (const name of ['GATSBY_SITE_URL', 'PORT', 'GATSBY_FORMS_ENDPOINT']) expect(message).toContain(name);
});

test.each([
  [{ GATSBY_MARKETING_ACCOUNT: 'a', GATSBY_MARKETING_FORM: 'f' }, 'GATSBY_MARKETING_DOMAIN'],
  [{ GATSBY_RECAPTCHA_HOST: 'https://www.recaptcha.net' }, 'GATSBY_RECAPTCHA_SITE_KEY'],
  [{ GATSBY_EDITOR: 'gitlab:hotel/site@main' }, 'GATSBY_EDITOR_APP'],
  [{ GATSBY_EDITOR: 'gitea:hotel/site@main', GATSBY_EDITOR_APP: 'abc' }, 'GATSBY_EDITOR_HOST'],
  [{ GATSBY_EDITOR_APP: 'abc' }, 'GATSBY_EDITOR'],
] as const)('of an incomplete group, %j, the missing one is named, once', (env, missing) => {
  const message = messageFor(env);
  expect(message.split(`  ${missing} is not set, but `)).toHaveLength(2);
  expect(message).toContain(`For example: ${missing}=`);
});

test('an unknown GATSBY_ variable is named, with the one that was probably meant', () => {
  const set = { GATSBY_FORM_ENDPOINT: 'https://forms.example', GATSBY_CPU_COUNT: '4', GATSBY_TELEMETRY_DISABLED: '1', GATSBY_OFFLINE: 'true', HOME: '/home' };
  expect(unknownVariables(set)).toEqual([
    'GATSBY_FORM_ENDPOINT is not known here: did you mean “GATSBY_FORMS_ENDPOINT”?',
    'GATSBY_CPU_COUNT is not known here: remove it, unless it is one of Gatsby’s own',
  ]);
  expect(() => readEnvironment(set)).not.toThrow();
});

describe('third parties', () => {
  const marketing = { GATSBY_MARKETING_ACCOUNT: 'a', GATSBY_MARKETING_FORM: 'f' };

  test.each([
    ['app-3QNABCDEFG.marketingautomation.services', 'https://koi-3qnabcdefg.marketingautomation.services', 'app-3QNABCDEFG.marketingautomation.services'],
    ['forms.example', 'https://forms.example', 'forms.example'],
    ['http://app-1.localhost:9399', 'http://koi-1.localhost:9399', 'http://app-1.localhost:9399'],
  ])('the script of a marketing form at %s is at %s, and the policy allows both hosts', (domain, script, inEmbedCode) => {
    const { settings, thirdParties } = readEnvironment({ ...marketing, GATSBY_MARKETING_DOMAIN: domain });
    expect(settings.marketing).toEqual({ account: 'a', form: 'f', domain: inEmbedCode, script: `${script}/client/form.js?ver=2.0.1` });
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'img-src', 'style-src-elem', 'form-action'] as const) {
      expect(thirdParties[directive]).toContain(script);
      expect(thirdParties[directive]).toContain(script.replace('koi-', 'app-'));
    }
  });

  test.each([
    [{}, 'https://www.google.com'],
    [{ GATSBY_RECAPTCHA_HOST: 'https://www.recaptcha.net' }, 'https://www.recaptcha.net'],
  ])('with %j the script of the bot check is at %s, which the policy allows', (env, host) => {
    const { settings, thirdParties } = readEnvironment({ GATSBY_RECAPTCHA_SITE_KEY: 'a-key', ...env });
    expect(settings.botCheck).toEqual({ siteKey: 'a-key', script: `${host}/recaptcha/api.js?render=a-key&hl=en` });
    for (const directive of ['script-src', 'frame-src', 'connect-src'] as const) expect(thirdParties[directive]).toContain(`${host}/recaptcha/`);
    expect(thirdParties['script-src']).toContain('https://www.gstatic.com/recaptcha/');
    expect(JSON.stringify(thirdParties).includes('google.com')).toBe(host.includes('google.com'));
  });

  test('two at two hosts are both allowed, and nothing else', () => {
    const set = { ...marketing, GATSBY_MARKETING_DOMAIN: 'marketing.example', GATSBY_FORMS_ENDPOINT: 'https://forms.example/f?id=1' };
    const { thirdParties } = readEnvironment(set);
    expect(thirdParties['connect-src']).toEqual(['https://forms.example', 'https://marketing.example']);
    expect(thirdParties['script-src']).toEqual(['https://marketing.example']);
    expect(thirdParties['form-action']).toEqual(['https://forms.example', 'https://marketing.example']);
  });
});

describe('analytics', () => {
  test.each([
    ['plausible:www.hotel.com.br', { provider: 'plausible', domain: 'www.hotel.com.br', endpoint: 'https://plausible.io/api/event' }],
    ['plausible:hotel@count.hotel.com.br', { provider: 'plausible', domain: 'hotel', endpoint: 'https://count.hotel.com.br/api/event' }],
    ['plausible:hotel@http://127.0.0.1:9200/', { provider: 'plausible', domain: 'hotel', endpoint: 'http://127.0.0.1:9200/api/event' }],
    [
      'matomo:3@https://www.hotel.com.br/matomo',
      { provider: 'matomo', site: '3', endpoint: 'https://www.hotel.com.br/matomo/matomo.php', script: 'https://www.hotel.com.br/matomo/matomo.js' },
    ],
    [
      'ga4:G-ABCDEF1234',
      {
        provider: 'ga4',
        id: 'G-ABCDEF1234',
        script: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234',
        setsCookies: true,
        offSwitch: 'ga-disable-G-ABCDEF1234',
      },
    ],
  ])('%s counts, and the policy lets its script and its requests through, without unsafe-*', (value, service) => {
    const { settings, thirdParties } = readEnvironment({ GATSBY_ANALYTICS: value });
    expect(settings).toMatchObject({ analytics: [service], usesThirdParties: true });
    const allowed = (directive: 'script-src' | 'connect-src', address: string) =>
      thirdParties[directive]?.some((source) => new RegExp(`^${source.replace(/[.?]/g, '\\$&').replace('*', '[^/]+')}`).test(address));
    if ('script' in service) expect(allowed('script-src', service.script)).toBe(true);
    else expect(thirdParties['script-src']).toBeUndefined();
    expect(allowed('connect-src', 'endpoint' in service ? service.endpoint : 'https://region1.google-analytics.com/g/collect')).toBe(true);
    expect(JSON.stringify(thirdParties)).not.toContain('unsafe');
  });

  test('several are separated by blanks', () => {
    const { settings } = readEnvironment({ GATSBY_ANALYTICS: 'plausible:hotel  ga4:G-A1' });
    expect(settings.analytics.map(({ provider }) => provider)).toEqual(['plausible', 'ga4']);
  });
});

describe('.env.example', () => {
  const file = fs.readFileSync('.env.example', 'utf8');

  test('has every variable, with what it sets and an example', () => {
    const entries = file.split('\n\n').slice(1);
    expect(entries.map((entry) => /^# \S.*\n#([A-Z_]+)=\S+\n?$/.exec(entry)?.[1])).toEqual(names);
  });

  test('passes as a whole, but for the pairs that exclude each other', () => {
    const all = Object.fromEntries([...file.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]));
    expect(() => readEnvironment(all)).not.toThrow();
  });

  test.each(names)('docs/publishing.md has %s', (name) => {
    expect(fs.readFileSync('docs/publishing.md', 'utf8') + fs.readFileSync('docs/forms.md', 'utf8')).toContain(`\`${name}\``);
  });
});
