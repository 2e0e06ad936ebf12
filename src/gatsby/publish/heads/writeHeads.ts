import fs from 'node:fs/promises';
import path from 'node:path';
import { localizedPath } from '../../../domain/i18n/localizedPath';
import type { PlainDate } from '../../../domain/stay/plainDate';
import { languages } from '../../../site';
import type { AllFacts } from '../facts/readFacts';
import { sitePages } from '../facts/sitePages';
import type { ShareImage } from '../share/shareImages';
import { graphOfPage } from './graphOfPage';
import { headForCrawlers, withHead } from './headForCrawlers';

interface HeadFacts {
  readonly facts: AllFacts;
  readonly images: readonly ShareImage[];
  /** The day of the build at the hotel. */
  readonly today: PlainDate;
}

/**
 * Writes the head for crawlers into each built page. Not by Gatsby's `Head`: that would be script and data for every visitor, and a page that Gatsby does not
 * render again would keep its past offers.
 * @param folder the built site
 */
export async function writeHeads(folder: string, { facts: all, images, today }: HeadFacts): Promise<void> {
  const imageOf = new Map(images.map((image) => [localizedPath(image.path, image.language), image]));
  for (const language of languages) {
    const facts = all[language];
    for (const page of sitePages(facts, language)) {
      const address = localizedPath(page.path, language);
      const image = imageOf.get(address);
      if (!image) throw new Error(`The page ${address} has no picture to be shared.`);
      const graph = graphOfPage(page, { facts, language, today });
      const file = path.join(folder, address, 'index.html');
      const html = await fs.readFile(file, 'utf8');
      await fs.writeFile(file, withHead(html, headForCrawlers(page, { hotelName: facts.hotel.name, language, image, graph })));
    }
  }
}
