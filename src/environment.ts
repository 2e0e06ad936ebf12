import fs from 'node:fs';
import { z } from 'zod';
import { type AnalyticsService, defaultSettings, type Settings } from './browser/settings';
import { closest, didYouMean } from './content/closest';
import { readEnvFile } from './hotel';

// Every variable that a build and the npm scripts read, checked before anything is built (docs/decisions/0025-environment.md). What pages need of it is `settings`; zod is in no bundle.
// Variables that a machine or one of our own programs sets (NODE_ENV, CI, NETLIFY, CONTENT_COPY …) are no settings, and are not listed.

/** What is wrong with an address; undefined where nothing is. @param path what is wrong with a path; without it there may be one */
function faultOfAddress(address: string, path?: string): string | undefined {
  // http reaches the stand-ins of the tests; from a published page browsers would block it
  if (!/^https:\/\/|^http:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost)(?![\w.-])/i.test(address))
    return 'it must begin with https:// (on this machine, 127.0.0.1 and localhost, with http:// too)';
  if (!URL.canParse(address)) return 'it is not an address';
  const { username, hash, pathname, search } = new URL(address);
  if (username) return 'it contains a user name, which every visitor would see';
  if (hash) return 'it must not contain a #';
  return path && (pathname !== '/' || search) ? path : undefined;
}

const address = (path?: string, whole = (text: string) => text) =>
  z.string().superRefine((text, context) => {
    const message = faultOfAddress(whole(text), path);
    if (message) context.addIssue({ code: 'custom', message });
  });

const noPath = 'it must end after the host, without a path';

/** A scheme and a host. @returns it without a slash at the end */
const origin = (path = noPath) => address(path).transform((text) => new URL(text).origin);

const withScheme = (host: string): string => (host.includes('://') ? host : `https://${host}`);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'it must be a number')
  .transform(Number)
  .refine((number) => number < 65_536, 'it must be less than 65536');

const providers = ['github', 'gitlab', 'gitea'] as const;
const editorShape = new RegExp(`^(${providers.join('|')}):([\\w.-]+(?:/[\\w.-]+)+)@([\\w./-]+)$`);
/** `provider:repo@branch` */
const editor = z
  .string()
  .regex(editorShape, `it must be like github:owner/repo@branch, with ${providers.join(', ')}`)
  .transform((text) => {
    const [, provider, repo = '', branch = ''] = editorShape.exec(text) ?? [];
    return { provider: provider as (typeof providers)[number], repo, branch };
  });

/** How services of `GATSBY_ANALYTICS` are written. */
const analyticsWritten = 'plausible:domain[@host], matomo:site@host or ga4:G-…';

/** `provider:value@host`, the host where the provider has one (docs/measuring.md). @returns what is wrong with it, or the service and what the policy allows it */
function analyticsService(text: string): readonly [AnalyticsService, ThirdPartySources] | string {
  const [, provider, value = '', at] = /^(\w+):([^@\s]+)(?:@(\S+))?$/.exec(text) ?? [];
  const host = at && withScheme(at.replace(/\/$/, ''));
  const fault = host && faultOfAddress(host);
  if (fault) return `“${text}”: after the @, ${fault}`;
  switch (provider) {
    case 'plausible': {
      if (!/^[\w.-]+$/.test(value)) return `“${text}”: after plausible: comes the domain of the site, as it is named at Plausible`;
      const endpoint = `${host ?? 'https://plausible.io'}/api/event`;
      // its script is part of the site
      return [{ provider, domain: value, endpoint }, { 'connect-src': [endpoint] }];
    }
    case 'matomo': {
      if (!/^\d+$/.test(value) || !host)
        return `“${text}”: Matomo needs the number of the site and the address of the server, like matomo:1@https://matomo.example.com`;
      const [endpoint, script] = [`${host}/matomo.php`, `${host}/matomo.js`];
      // it falls back to a picture where a browser does not let it post
      return [
        { provider, site: value, endpoint, script },
        { 'script-src': [script], 'img-src': [endpoint], 'connect-src': [endpoint] },
      ];
    }
    case 'ga4': {
      if (!/^G-[A-Z0-9]+$/.test(value) || host) return `“${text}”: Google Analytics 4 needs its measurement id, like ga4:G-ABCDEF1234`;
      const script = `https://www.googletagmanager.com/gtag/js?id=${value}`;
      return [{ provider, id: value, script, setsCookies: true, offSwitch: `ga-disable-${value}` }, googleAnalyticsSources];
    }
    default:
      return `“${text}” is none of ${analyticsWritten}`;
  }
}

/** One service, or several separated by blanks, each of another provider. */
const analytics = z.string().transform((text, context) => {
  const services = text.split(/\s+/).map(analyticsService);
  const faults = services.filter((service) => typeof service === 'string');
  const found = services.filter((service) => typeof service !== 'string');
  if (new Set(found.map(([{ provider }]) => provider)).size < found.length) faults.push('it names a provider twice');
  for (const message of faults) context.addIssue({ code: 'custom', message });
  return found;
});

const trueOrFalse = z.enum(['true', 'false'], 'it must be true or false');

/** The variables. All are optional; an empty one is not set. A new one is an entry here, in `.env.example`, which says what it is for, and in docs/publishing.md: a test compares the three. */
export const variables = z
  .object({
    GATSBY_SITE_URL: origin('it has a path, but the site can only stand at the root of a host: a base path is not supported'),
    GATSBY_BOOKING_HOST: origin(),
    GATSBY_FORMS_ENDPOINT: address(),
    GATSBY_FORMS_THANKS: address(),
    GATSBY_MARKETING_ACCOUNT: z.string(),
    GATSBY_MARKETING_FORM: z.string(),
    GATSBY_MARKETING_DOMAIN: address(noPath, withScheme),
    GATSBY_RECAPTCHA_SITE_KEY: z.string().regex(/^[\w-]+$/, 'it is not a site key'),
    GATSBY_RECAPTCHA_HOST: origin(),
    GATSBY_ANALYTICS: analytics,
    GATSBY_PREVIEW: trueOrFalse,
    GATSBY_OFFLINE: trueOrFalse,
    GATSBY_EDITOR: editor,
    GATSBY_EDITOR_APP: z.string(),
    GATSBY_EDITOR_HOST: origin(),
    GATSBY_EDITOR_AUTH: address().transform((text) => new URL(text).origin),
    CONTENT_FOLDER: z.string().refine((folder) => fs.existsSync(folder), 'there is no such folder'),
    PORT: port,
    SITE_PORT: port,
    BOOKING_PORT: port,
    FORMS_PORT: port,
    BROWSER: z.string(),
    CHROMIUM_PATH: z.string(),
    FIREFOX_PATH: z.string(),
    NGINX_PATH: z.string(),
  })
  .partial();

type Variables = z.infer<typeof variables>;
type Name = keyof Variables;
const names = Object.keys(variables.shape) as Name[];

/** An example of a variable, as `.env.example` has it. */
const exampleOf = (name: Name): string | undefined => new RegExp(`^#${name}=(.*)$`, 'm').exec(fs.readFileSync('.env.example', 'utf8'))?.[1];

const marketing: readonly Name[] = ['GATSBY_MARKETING_ACCOUNT', 'GATSBY_MARKETING_FORM', 'GATSBY_MARKETING_DOMAIN'];

/** Variables that do nothing without others. */
const needs: readonly (readonly [names: readonly Name[], needed: readonly Name[]])[] = [
  [marketing, marketing],
  [['GATSBY_FORMS_THANKS'], ['GATSBY_FORMS_ENDPOINT']],
  [['GATSBY_RECAPTCHA_HOST'], ['GATSBY_RECAPTCHA_SITE_KEY']],
  [['GATSBY_EDITOR_APP', 'GATSBY_EDITOR_HOST', 'GATSBY_EDITOR_AUTH'], ['GATSBY_EDITOR']],
];
/** By its provider, what the editing desk needs besides. */
const neededByEditor: Readonly<Record<string, readonly Name[]>> = { gitlab: ['GATSBY_EDITOR_APP'], gitea: ['GATSBY_EDITOR_APP', 'GATSBY_EDITOR_HOST'] };

/** Directives of the Content-Security-Policy that third parties may need. */
export type Directive = 'script-src' | 'style-src-elem' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';
export type ThirdPartySources = Readonly<Partial<Record<Directive, readonly string[]>>>;

const googleHost = 'https://www.google.com';

/** reCAPTCHA loads a second script from the host for static files; both by their paths only. From Google's documentation, and as www.recaptcha.net answers. */
function botCheckSources(host: string): ThirdPartySources {
  const folder = `${host}/recaptcha/`;
  const scripts = host === googleHost ? ['https://www.gstatic.com/recaptcha/'] : ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'];
  return {
    'script-src': [folder, ...scripts],
    'style-src-elem': ["'unsafe-inline'"],
    'connect-src': [folder],
    'frame-src': [folder, ...(host === googleHost ? ['https://recaptcha.google.com/recaptcha/'] : [])],
  };
}

/** The host of a marketing form, and that of its script: for `app-3QN….marketingautomation.services` it is `koi-3QN…`; any other host serves both. */
function marketingHosts(domain: string): { readonly form: string; readonly script: string } {
  const form = new URL(withScheme(domain)).origin;
  return { form, script: form.replace(/^(https?:\/\/)app-/, '$1koi-') };
}

function marketingSources(domain: string): ThirdPartySources {
  const { form, script } = marketingHosts(domain);
  const hosts = [...new Set([form, script])];
  return {
    'script-src': hosts,
    'style-src-elem': ["'unsafe-inline'", ...hosts],
    'img-src': hosts,
    'connect-src': hosts,
    'frame-src': hosts,
    'form-action': hosts,
  };
}

function formsSources(endpoint: string, thanks = endpoint): ThirdPartySources {
  const hosts = [new URL(endpoint).origin];
  return { 'connect-src': hosts, 'form-action': [...hosts, new URL(thanks).origin] };
}

/** Google's hosts, from its documentation for a Content-Security-Policy. */
const googleAnalyticsSources: ThirdPartySources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

const thirdParties: readonly ((values: Variables) => ThirdPartySources | undefined)[] = [
  ({ GATSBY_FORMS_ENDPOINT: endpoint, GATSBY_FORMS_THANKS: thanks }) => (endpoint ? formsSources(endpoint, thanks) : undefined),
  ({ GATSBY_MARKETING_DOMAIN: domain }) => (domain ? marketingSources(domain) : undefined),
  ({ GATSBY_RECAPTCHA_SITE_KEY: key, GATSBY_RECAPTCHA_HOST: host = googleHost }) => (key ? botCheckSources(host) : undefined),
  ({ GATSBY_ANALYTICS: services }) => services && joined(services.map(([, sources]) => sources)),
];

function joined(parts: readonly ThirdPartySources[]): ThirdPartySources {
  const directives = [...new Set(parts.flatMap((part) => Object.keys(part) as Directive[]))];
  return Object.fromEntries(directives.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]));
}

function settingsFor(values: Variables, sources: ThirdPartySources): Settings {
  const { GATSBY_MARKETING_ACCOUNT: account, GATSBY_MARKETING_FORM: form, GATSBY_MARKETING_DOMAIN: domain } = values;
  const { GATSBY_RECAPTCHA_SITE_KEY: siteKey, GATSBY_RECAPTCHA_HOST: botCheckHost = googleHost } = values;
  return {
    siteUrl: values.GATSBY_SITE_URL ?? defaultSettings.siteUrl,
    formsEndpoint: values.GATSBY_FORMS_ENDPOINT ?? null,
    marketing:
      account && form && domain
        ? { account, form, domain: domain.replace(/^https:\/\/|\/$/g, ''), script: `${marketingHosts(domain).script}/client/form.js?ver=2.0.1` }
        : null,
    botCheck: siteKey ? { siteKey, script: `${botCheckHost}/recaptcha/api.js?${String(new URLSearchParams({ render: siteKey, hl: 'en' }))}` } : null,
    analytics: values.GATSBY_ANALYTICS?.map(([service]) => service) ?? [],
    usesThirdParties: Object.keys(sources).length > 0,
    // a preview shows what was saved a second ago
    offline: values.GATSBY_OFFLINE !== 'false' && values.GATSBY_PREVIEW !== 'true',
  };
}

const editorFor = ({
  GATSBY_EDITOR: where,
  GATSBY_EDITOR_APP: app = '',
  GATSBY_EDITOR_HOST: host,
  GATSBY_EDITOR_AUTH: auth,
  GATSBY_SITE_URL: siteUrl,
}: Variables) => (where ? { ...where, app, host, auth: auth ?? 'https://api.netlify.com', siteUrl } : null);

export type EditorSettings = NonNullable<ReturnType<typeof editorFor>>;

type Raw = Readonly<Record<string, string | undefined>>;

const line = (name: string, problem: string, example?: string): string => `  ${name} ${problem}.${example ? `\n    For example: ${name}=${example}` : ''}`;

/** One entry for each fault: the variable, what is wrong, and an example. */
function faultsOf(set: Raw, issues: readonly z.core.$ZodIssue[]): string[] {
  const wrong = issues.map(({ path, message }) => {
    const name = String(path[0]) as Name;
    return line(name, `is “${set[name] ?? ''}”: ${message}`, exampleOf(name));
  });
  const provider = set.GATSBY_EDITOR?.split(':')[0] ?? '';
  const missing = new Map(
    [...needs, [['GATSBY_EDITOR'], neededByEditor[provider] ?? []] as const].flatMap(([those, needed]): [string, string][] => {
      const [name] = those.filter((one) => set[one] !== undefined);
      if (!name) return [];
      return needed.flatMap((other) => (set[other] === undefined ? [[other, line(other, `is not set, but ${name} needs it`, exampleOf(other))]] : []));
    }),
  );
  return [...wrong, ...missing.values()];
}

/** A line for each variable that may be misspelt: it begins like those of this site, and is none of them. */
export const unknownVariables = (set: Raw = process.env): string[] =>
  Object.keys(set)
    .filter((name) => /^GATSBY_(?!TELEMETRY_DISABLED$)/.test(name) && !(name in variables.shape))
    .map((name) => ({ name, near: closest(name, names) }))
    .map(({ name, near }) => `${name} is not known here: ${near ? didYouMean(near) : 'remove it, unless it is one of Gatsby’s own'}`);

/** @throws with every fault: the name of the variable, what is wrong, and an example */
export function readEnvironment(raw: Raw) {
  const set = Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const parsed = variables.safeParse(set);
  const faults = faultsOf(set, parsed.error?.issues ?? []);
  if (!parsed.success || faults.length > 0)
    throw new Error(
      `The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}, so nothing was done (see .env.example):\n${faults.join('\n')}`,
    );
  const values = parsed.data;
  const sources = joined(thirdParties.flatMap((sourcesOf) => sourcesOf(values) ?? []));
  const settings = settingsFor(values, sources);
  return {
    values,
    siteUrl: settings.siteUrl,
    /** What pages get. */
    settings,
    /** The hosts that the policy lets in; none where no third party is configured. */
    thirdParties: sources,
    /** The editing desk to be published; null: none. */
    editor: editorFor(values),
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

let checked: Environment | undefined;

/** The environment of this process, with what `.env` sets besides, checked once. @throws with every fault */
export function environment(): Environment {
  if (checked) return checked;
  readEnvFile();
  return (checked = readEnvironment(process.env));
}
