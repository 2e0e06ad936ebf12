import { localizedPath } from '../../domain/i18n/localizedPath';
import { childrensPage, hasOutsideHosts, languages } from '../../site';
import { cacheRules } from './cacheRules';
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy';
import type { HeaderRule } from './headerRule';
import { hotelFileAddress, hotelSchemaAddress } from './openData/addresses';
import { shareFolder } from './share/shareFolder';

const policyHeader = 'Content-Security-Policy';

/** What pages here never ask a browser for. The gyroscope is not among them: a room can be turned with the phone. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/** Beside the policy, what Mozilla's Observatory wants to see. A browser minds the first only where the site came by HTTPS. */
const securityHeaders: Readonly<Record<string, string>> = {
  // Without includeSubDomains: other hosts of the hotel, such as its booking engine, are not this site's to decide on.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** For what other sites may read. */
const forOthers: Readonly<Record<string, string>> = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The one source of headers and cache rules: every host's file, and the server of this project, follow from it. */
export function headerRules({
  files,
  keptNames,
  desk = [],
  ...sources
}: PolicySources & Parameters<typeof cacheRules>[0] & { desk?: readonly HeaderRule[] }): HeaderRule[] {
  // Where a host joins both policies, a browser holds the page to both: the stricter one counts there too.
  const withoutThirdParties = { [policyHeader]: contentSecurityPolicy({ ...sources, outside: { forms: null, marketing: null, recaptcha: false } }) };
  return [
    { path: '/*', headers: { [policyHeader]: contentSecurityPolicy(sources), ...securityHeaders } },
    ...(hasOutsideHosts(sources.outside) ? languages.map((language) => ({ path: localizedPath(childrensPage, language), headers: withoutThirdParties })) : []),
    // Read by others: pages that show a link with its picture, programs that read the hotel's data.
    ...[`/${shareFolder}/*`, hotelFileAddress, hotelSchemaAddress].map((path) => ({ path, headers: forOthers })),
    ...cacheRules({ files, keptNames }),
    ...desk,
  ];
}
