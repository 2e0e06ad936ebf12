import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { hotelToday } from '../../domain/time/clock';
import { hotelTimeZone } from '../../site';
import { readFacts } from './facts/readFacts';
import { writeHeads } from './heads/headForCrawlers';
import { llmsFile } from './llmsFile';
import { manifest } from './manifest';
import { publicFolder } from './siteFiles';
import { shareImages, writeShareImages } from './share/shareImages';
import { writeSitemap } from './sitemap';

/** Writes the data for search engines, language models and browsers: link previews, structured data, sitemap, `llms.txt`, manifest. */
export async function publishFacts(args: Pick<BuildArgs, 'getNodesByType' | 'graphql' | 'reporter'>): Promise<void> {
  const facts = await readFacts(args);
  const images = shareImages(facts);
  const made = await writeShareImages(publicFolder, images);
  args.reporter.info(`Pictures shared with links: ${images.length}, of which ${made} were made anew.`);
  const today = hotelToday(new Date(), hotelTimeZone);
  await writeHeads(publicFolder, { facts, images, today });
  await writeSitemap(publicFolder, facts);
  await fs.writeFile(path.join(publicFolder, 'llms.txt'), llmsFile(facts, today));
  await fs.writeFile(path.join(publicFolder, 'manifest.webmanifest'), `${JSON.stringify(manifest(facts), null, 2)}\n`);
}
