import fs from 'node:fs/promises';
import path from 'node:path';
import { localizedPath } from '../../../domain/i18n/localizedPath';
import type { PlainDate } from '../../../domain/time/plainDate';
import { environment } from '../../../environment';
import { type Language, languages, openGraphLocales } from '../../../site';
import type { AllFacts } from '../facts/readFacts';
import { type PublishedPage, publishedPages } from '../facts/publishedPages';
import { escaped } from '../siteFiles';
import { type ShareImage, shareFrame } from '../share/shareImages';
import { graphOfPage } from './graphOfPage';
import type { Thing } from './hotelData';

const { siteUrl } = environment();

interface CrawlerHead {
  readonly hotelName: string;
  readonly language: Language;
  /** The picture of link previews. */
  readonly image: { readonly address: string; readonly alt: string };
  readonly graph: readonly Thing[];
}

/** The part of a page's head that only crawlers read: Open Graph for link previews, structured data for search engines. */
export function headForCrawlers(page: PublishedPage, { hotelName, language, image, graph }: CrawlerHead) {
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
  return {
    preview: `${properties.join('')}<meta name="twitter:card" content="summary_large_image"/>`,
    data: `<script type="application/ld+json">${data}</script>`,
  };
}

/** What an earlier build added to a page that was not rendered again. */
const ofEarlierBuild = [/<meta property="og:type".*?<meta name="twitter:card"[^>]*>/s, /<script type="application\/ld\+json">.*?<\/script>/s];

/** The HTML of a page with both. The preview is before the styles, since Slack reads the first 32 KiB only. @throws if there is no head */
export function withHead(html: string, { preview, data }: ReturnType<typeof headForCrawlers>): string {
  const built = ofEarlierBuild.reduce((text, part) => text.replace(part, ''), html);
  const end = built.indexOf('</head>');
  if (end < 0) throw new Error('A page has no head.');
  const styles = built.indexOf('<style');
  const start = styles >= 0 && styles < end ? styles : end;
  return built.slice(0, start) + preview + built.slice(start, end) + data + built.slice(end);
}

interface HeadFacts {
  readonly facts: AllFacts;
  readonly images: readonly ShareImage[];
  readonly today: PlainDate;
}

/** Not by Gatsby's `Head`, which would be script and data for every visitor, nor by `setHeadComponents`: Gatsby would render all pages again each day. */
export async function writeHeads(folder: string, { facts: all, images, today }: HeadFacts): Promise<void> {
  const imageOf = new Map(images.map((image) => [localizedPath(image.path, image.language), image]));
  for (const language of languages) {
    const facts = all[language];
    for (const page of publishedPages(facts, language)) {
      const address = localizedPath(page.path, language);
      const image = imageOf.get(address);
      if (!image) throw new Error(`The page ${address} has no picture to be shared.`);
      const graph = graphOfPage(page, { facts, language, today });
      const file = path.join(folder, address, 'index.html');
      const html = await fs.readFile(file, 'utf8');
      await fs.writeFile(file, withHead(html, headForCrawlers(page, { hotelName: facts.Hotel.name, language, image, graph })));
    }
  }
}
