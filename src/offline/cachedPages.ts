import { type PageData, pageDataUrl, pageOfDataUrl } from '../../plugins/gatsby-plugin-first-paint/src/pageData';
import { maximumPages } from '../domain/offline/cachePolicy';
import { cacheNames, matchOptions } from './caches';
import { cacheFile } from './cachedFiles';
import { dropPictures } from './cachedPictures';
import { contentTypes, hashOf, isOwn } from './ownResponse';

// A page is stored completely or not at all: the files in its data, its HTML and its data of one build.

/** The version of what was stored together: a hash of the page's data, which contain that of its HTML. */
const versionHeader = 'X-Cached-Version';
/** Its build, by the `webpackCompilationHash`. */
const buildHeader = 'X-Cached-Build';

export interface CachedVersion {
  readonly version: string;
  readonly build: string;
}

export function versionOf({ headers }: Response): CachedVersion | undefined {
  const version = headers.get(versionHeader);
  return version ? { version, build: headers.get(buildHeader) ?? '' } : undefined;
}

const openPages = (): Promise<Cache> => caches.open(cacheNames.pages);

/** The data of a stored page. @param page its path */
export const cachedData = async (page: string): Promise<Response | undefined> => (await openPages()).match(pageDataUrl(page), matchOptions);

/** The HTML of a stored page; undefined also if its data have another version, when storage was full. @param page its path */
export async function cachedPage(page: string): Promise<Response | undefined> {
  const [html, data] = await Promise.all([(await openPages()).match(page, matchOptions), cachedData(page)]);
  return html && data && versionOf(html)?.version === versionOf(data)?.version ? html : undefined;
}

/** Fetches at low priority; an unchanged file comes from the browser's cache. @throws for a response that is not of this site */
async function fetchOwn(address: string, contentType: RegExp): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', priority: 'low' });
  if (!isOwn(response, contentType)) throw new Error(`${address} was answered with something else.`);
  return response;
}

function marked({ headers, status }: Response, body: ArrayBuffer, { version, build }: CachedVersion): Response {
  const kept = new Headers(headers);
  ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'].forEach((name) => kept.delete(name));
  kept.set(versionHeader, version);
  kept.set(buildHeader, build);
  return new Response(body, { status, headers: kept });
}

/** Keeps only the latest pages. @param always pages that are never deleted */
async function dropOldPages(pages: Cache, always: readonly string[]): Promise<void> {
  const paths = (await pages.keys()).map(({ url }) => new URL(url).pathname).filter((path) => pageOfDataUrl(path) === undefined && !always.includes(path));
  for (const path of paths.slice(0, Math.max(0, paths.length - maximumPages))) await Promise.all([path, pageDataUrl(path)].map((one) => pages.delete(one)));
}

interface PageToCache {
  readonly page: string;
  /** The version in this build, if known: if it is stored, nothing is fetched. */
  readonly version?: string | undefined;
  readonly always: readonly string[];
}

async function fetchAndCache(event: ExtendableEvent, { page, version: published, always }: PageToCache): Promise<void> {
  const pages = await openPages();
  const html = await cachedPage(page);
  const kept = html && versionOf(html)?.version;
  if (kept !== undefined && kept === published) return;
  const data = await fetchOwn(pageDataUrl(page), contentTypes.data);
  const dataBytes = await data.arrayBuffer();
  const { html: hashOfHtml, files = [], result } = JSON.parse(new TextDecoder().decode(dataBytes)) as PageData;
  const version: CachedVersion = { version: await hashOf(dataBytes), build: result.build ?? '' };
  if (html && kept === version.version) {
    // makes it the latest
    await pages.put(page, html);
    return;
  }
  const answer = await fetchOwn(page, contentTypes.page);
  const htmlBytes = await answer.arrayBuffer();
  if ((await hashOf(htmlBytes)) !== hashOfHtml) throw new Error(`${page} and its data are of two builds, or something on the way has changed it.`);
  for (const file of files) await cacheFile(event, file);
  await pages.put(pageDataUrl(page), marked(data, dataBytes, version));
  await pages.put(page, marked(answer, htmlBytes, version));
  await dropOldPages(pages, always);
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Stores the present version of a page; if that fails, the earlier one is kept. */
export async function cachePage(event: ExtendableEvent, what: PageToCache): Promise<void> {
  try {
    await fetchAndCache(event, what).catch(async (error: unknown) => {
      if (!isFull(error)) throw error;
      await dropPictures();
      await fetchAndCache(event, what);
    });
  } catch (error) {
    console.info(`${what.page} is not kept:`, error);
  }
}
