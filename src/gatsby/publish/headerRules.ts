import { localizedPath } from '../../domain/i18n/localizedPath';
import { childrensPage, hasThirdPartyHosts, languages } from '../../site';
import { cacheRules } from './cacheRules';
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy';
import type { HeaderRule } from './headerRule';
import { hotelFileAddress, hotelSchemaAddress } from './openData/addresses';
import { shareFolder } from './share/shareFolder';

const policyHeader = 'Content-Security-Policy';

/** Browser features that no page uses. The gyroscope is not among them: it turns the panorama of a room. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/** The other headers that Mozilla's Observatory checks. Browsers ignore the first over HTTP. */
const securityHeaders: Readonly<Record<string, string>> = {
  // without includeSubDomains, since this site does not decide about the hotel's other hosts, such as its booking engine
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** For files that other sites may read. */
const crossOrigin: Readonly<Record<string, string>> = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The one source of headers and cache rules, for the files of every host and for this project's own server. */
export function headerRules({
  files,
  staticEntries,
  desk = [],
  ...sources
}: PolicySources & Parameters<typeof cacheRules>[0] & { desk?: readonly HeaderRule[] }): HeaderRule[] {
  // where a host joins both policies, browsers enforce both, so that the stricter one still applies
  const withoutThirdParties = { [policyHeader]: contentSecurityPolicy({ ...sources, outside: { forms: null, marketing: null, recaptcha: false } }) };
  return [
    { path: '/*', headers: { [policyHeader]: contentSecurityPolicy(sources), ...securityHeaders } },
    ...(hasThirdPartyHosts(sources.outside)
      ? languages.map((language) => ({ path: localizedPath(childrensPage, language), headers: withoutThirdParties }))
      : []),
    // link preview pictures, and the hotel's open data
    ...[`/${shareFolder}/*`, hotelFileAddress, hotelSchemaAddress].map((path) => ({ path, headers: crossOrigin })),
    ...cacheRules({ files, staticEntries }),
    ...desk,
  ];
}
