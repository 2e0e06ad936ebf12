import type { BuildArgs } from 'gatsby';
import { hotelToday } from '../../domain/time/clock';
import { hotelTimeZone } from '../../site';
import { contentInLanguages, readFacts } from './facts/readFacts';
import { writeHeads } from './heads/headForCrawlers';
import { writeOpenData } from './openData/writeOpenData';
import { publicFolder } from './siteFiles';
import { shareImages, writeShareImages } from './share/shareImages';
import { writeSitemap } from './sitemap';

/** Writes what search engines and other sites read: link previews, structured data, sitemap, open data, manifest. */
export async function publishFacts(args: Pick<BuildArgs, 'getNodesByType' | 'graphql' | 'reporter'>): Promise<void> {
  const facts = await readFacts(args);
  const images = shareImages(facts);
  const made = await writeShareImages(publicFolder, images);
  args.reporter.info(`Pictures shared with links: ${images.length}, of which ${made} were made anew.`);
  const today = hotelToday(new Date(), hotelTimeZone);
  await writeHeads(publicFolder, { facts, images, today });
  await writeSitemap(publicFolder, facts);
  await writeOpenData(publicFolder, { facts, content: contentInLanguages(args), today });
}
