import { localizedPath } from '../../../domain/i18n/localizedPath';
import type { Thing } from '../../../domain/seo/hotelData';
import { type Language, siteUrl } from '../../../site';
import type { SitePage } from '../facts/sitePages';
import { shareFrame } from '../share/shareDrawing';

/** BCP 47 with the country that Open Graph wants. */
const openGraphLocales: Readonly<Record<Language, string>> = { pt: 'pt_BR', en: 'en_GB', fr: 'fr_FR' };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface CrawlerHead {
  readonly hotelName: string;
  readonly language: Language;
  /** The picture of link previews. */
  readonly image: { readonly address: string; readonly alt: string };
  readonly graph: readonly Thing[];
}

/** The part of a page's head that only crawlers read: Open Graph for link previews, structured data for search engines. */
export function headForCrawlers(page: SitePage, { hotelName, language, image, graph }: CrawlerHead): string {
  const openGraph = {
    'og:type': 'website',
    'og:site_name': hotelName,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': siteUrl + localizedPath(page.path, language),
    'og:locale': openGraphLocales[language],
    'og:image': siteUrl + image.address,
    'og:image:width': String(shareFrame.width),
    'og:image:height': String(shareFrame.height),
    'og:image:alt': image.alt,
  };
  const properties = Object.entries(openGraph).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`);
  // escaped, since `</script>` would end the element
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return `${properties.join('')}<meta name="twitter:card" content="summary_large_image"/><script type="application/ld+json">${data}</script>`;
}

/**
 * The HTML of a page with such a head, in place of that of an earlier build.
 * @throws where there is no head
 */
export function withHead(html: string, head: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('A page has no head.');
  const earlier = html.indexOf('<meta property="og:type"');
  return html.slice(0, earlier >= 0 && earlier < end ? earlier : end) + head + html.slice(end);
}
