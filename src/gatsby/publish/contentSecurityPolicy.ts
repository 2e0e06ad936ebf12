import type { OutsideHosts } from '../../site';
import type { InlineHashes } from './inlineHashes';

/** What Google's bot check needs, as its documentation lists it. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

export interface PolicySources {
  readonly inline: InlineHashes;
  /** Address of the booking engine: forms may lead there. */
  readonly booking: string;
  readonly outside: OutsideHosts;
}

/**
 * The Content-Security-Policy of a page: its own origin, the inline scripts and styles that the build wrote, by hash, and the outside hosts
 * that are configured; nothing else, and no `eval`. One policy is for all pages, since a visitor goes from one to the next within a document.
 *
 * Style attributes are allowed: pictures carry the colour of their ground, charts their measures, in the HTML that is seen without script.
 * `<style>` elements are not, but for those the build wrote; where third parties are configured all are, since their scripts write some of their own. `data:` pictures are the waves and arrows of the style sheets,
 * `blob:` those that the viewer of rooms has fetched itself (docs/decisions/0020-pannellum.md).
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
