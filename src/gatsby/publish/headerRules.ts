import { localizedPath } from '../../domain/i18n/localizedPath';
import { workerPath } from '../../domain/offline/cachePolicy';
import { pageOfRole } from '../../domain/pages/addresses';
import { languages } from '../../site';
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy';
import { type HeaderRule, revalidate } from './headersFile';
import { shareFolder } from './share/shareImages';

const policyHeader = 'Content-Security-Policy';

/** Browser features that no page uses. The gyroscope is not among them: it turns the panorama of a room. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

export const securityHeaders: Readonly<Record<string, string>> = {
  // without includeSubDomains, since this site does not decide about the hotel's other hosts, such as its booking engine
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** For pictures that other sites may show. */
const embeddable: Readonly<Record<string, string>> = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For files that other sites may read. */
const crossOrigin: Readonly<Record<string, string>> = { 'Access-Control-Allow-Origin': '*', ...embeddable };

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

export interface StaticEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** How long browsers may cache a file: forever with a hash in its name. No address has two rules, since some hosts would join them. */
function cacheRules(staticEntries: readonly StaticEntry[]): HeaderRule[] {
  const rule = (path: string, value: string): HeaderRule => ({ path, headers: { 'Cache-Control': value } });
  return [
    rule('/static/*', immutable),
    // namespaces on demand, with their version in the address
    rule('/locales/*', immutable),
    // link preview pictures, with a hash in their name
    rule(`/${shareFolder}/*`, immutable),
    ...staticEntries.map(({ name, isFolder }) => rule(isFolder ? `/${name}/*` : `/${name}`, oneDay)),
    rule(workerPath, revalidate),
  ];
}

/** The one source of headers and cache rules, for the files of all hosts and for this project's server. */
export function headerRules({
  staticEntries,
  desk = [],
  ...sources
}: PolicySources & { staticEntries: readonly StaticEntry[]; desk?: readonly HeaderRule[] }): HeaderRule[] {
  const { children } = pageOfRole;
  // where a host joins both policies, browsers enforce both, so that the stricter one still applies
  const withoutThirdParties = { [policyHeader]: contentSecurityPolicy({ ...sources, outside: {} }) };
  return [
    { path: '/*', headers: { [policyHeader]: contentSecurityPolicy(sources), ...securityHeaders } },
    ...(children !== null && Object.keys(sources.outside).length > 0
      ? languages.map((language) => ({ path: localizedPath(children, language), headers: withoutThirdParties }))
      : []),
    // the pictures in sitemap and structured data
    { path: '/static/*', headers: embeddable, overrides: true },
    { path: `/${shareFolder}/*`, headers: crossOrigin, overrides: true },
    ...cacheRules(staticEntries),
    ...desk,
  ];
}
