import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { firstPictureAddress } from '../../domain/pages/firstPictureAddress';
import { publicFolder } from './publicFolder';

const withFirst = /<picture>(?:(?!<\/picture>).)*\sdata-first\b.*?<\/picture>/s;

/** The `<picture>` at the top of a page’s HTML, without its haste; empty where a page begins with words. */
export const firstPictureOf = (html: string): string => (withFirst.exec(html)?.[0] ?? '').replace(/fetchpriority="high"/i, 'fetchpriority="low"');

/** Publishes the first picture of every page by itself, so that a link in view can bring it, in the size that the screen needs. */
export async function writeFirstPictures({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>('query FirstPicturePages { allSitePage { nodes { path } } }');
  for (const { path: own } of data?.allSitePage.nodes ?? []) {
    const page = path.join(publicFolder, own, ...(own.endsWith('.html') ? [] : ['index.html']));
    const file = path.join(publicFolder, firstPictureAddress(own));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, firstPictureOf(await fs.readFile(page, 'utf8')));
  }
}
