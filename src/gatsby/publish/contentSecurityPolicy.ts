import type { ThirdPartyHosts } from '../../site';
import type { InlineHashes } from './inlineHashes';

/** The sources that reCAPTCHA needs, from its documentation. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

export interface PolicySources {
  readonly inline: InlineHashes;
  /** Address of the booking engine, which forms may submit to. */
  readonly booking: string;
  readonly outside: ThirdPartyHosts;
}

/**
 * The Content-Security-Policy of a page: its own origin, the build's inline scripts and styles by hash, and the third-party hosts that are configured; nothing
 * else, and no `eval`. All pages have the same policy, since a visitor navigates between them within one document.
 *
 * Style attributes are allowed: without script, pictures have their background colour and charts their sizes in the HTML. Of `<style>` elements only the build's
 * are allowed; all are where third parties are configured, since their scripts add some. `data:` images are the waves and arrows of the style sheets, `blob:`
 * images those that the panorama viewer has fetched itself (docs/decisions/0020-pannellum.md).
 */
export function contentSecurityPolicy({ inline, booking, outside }: PolicySources): string {
  const self = "'self'";
  const forms = outside.forms ? [outside.forms] : [];
  const marketing = outside.marketing ? [outside.marketing] : [];
  const { scripts, frames } = outside.recaptcha ? recaptcha : { scripts: [], frames: [] };
  const styles = outside.marketing || outside.recaptcha ? ["'unsafe-inline'"] : inline.styles;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [self, ...inline.scripts, ...marketing, ...scripts],
    'style-src-elem': [self, ...styles, ...marketing],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [self, 'data:', 'blob:', ...marketing],
    'font-src': [self],
    'media-src': [self],
    'manifest-src': [self],
    'connect-src': [self, ...forms, ...marketing, ...scripts.slice(0, 1)],
    'frame-src': [...marketing, ...frames],
    'form-action': [self, new URL(booking).origin, ...forms, ...marketing],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
