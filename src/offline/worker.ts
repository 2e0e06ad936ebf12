import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { type AppData, appDataUrl, pageOfDataUrl } from '../../plugins/gatsby-plugin-first-paint/src/pageData';
import { languageOfPath } from '../domain/i18n/localizedPath';
import { type CachePolicy, cachePolicyOf, networkSeconds, pageAt } from '../domain/offline/cachePolicy';
import { offlineAddresses, pagesAhead } from '../domain/offline/offlinePage';
import { isVisit, type Visit } from '../domain/offline/visit';
import { type Language, languages } from '../site';
import { cacheNames, deleteOtherCaches } from './caches';
import { fileStrategies } from './cachedFiles';
import { cachePage, cachedData, cachedPage, versionOf } from './cachedPages';
import { dropPictures, cacheSeen, pictureStrategies } from './cachedPictures';
import { contentTypes, isOwn } from './ownResponse';
import { forgetClosed, noteShown, shownIn } from './shownPages';

// The site without a connection (docs/offline.md).

declare const self: ServiceWorkerGlobalScope;
/** The versions of the pages stored ahead in this build, which sets it (src/gatsby/publish/offline/publishOffline.ts). */
declare const VERSIONS_AHEAD: Readonly<Record<string, string>>;

/** The pages stored ahead that this hotel has. */
const aheadIn = (language: Language) => pagesAhead(language).filter((page) => Object.hasOwn(VERSIONS_AHEAD, page));
const always = languages.flatMap(aheadIn);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches().then(() => self.clients.claim())));
enableNavigationPreload();

registerQuotaErrorCallback(dropPictures);

// if caching fails, for example because storage is blocked
setCatchHandler(({ request }) => fetch(request));

const strategies = { file: fileStrategies, picture: pictureStrategies };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && cachePolicyOf(url),
  ({ params, ...options }) => {
    const { kind, address } = params as unknown as CachePolicy;
    return strategies[kind][address].handle(options);
  },
);

/** From the network, or from the cache if the request fails or takes too long. It stores nothing: `cachePage` stores whole pages. */
const networkFirst = (plugin: WorkboxPlugin) =>
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: networkSeconds,
    plugins: [{ cacheWillUpdate: () => Promise.resolve(null), ...plugin }],
  });

/** Redirects to the offline page, in another language if necessary. If there is none, an error, which the browser shows. */
async function offlinePage({ pathname, search }: URL): Promise<Response> {
  for (const address of offlineAddresses(pathname + search)) if (await cachedPage(new URL(address, self.origin).pathname)) return Response.redirect(address);
  return Response.error();
}

const pages = networkFirst({ cachedResponseWillBeUsed: ({ request }) => cachedPage(pageAt(new URL(request.url).pathname)) });
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ event, request, url }) => {
    const response = await pages.handle({ event, request }).catch(() => offlinePage(url));
    const kept = versionOf(response);
    if (kept) await noteShown((event as FetchEvent).resultingClientId, { page: pageAt(url.pathname), ...kept }).catch(() => undefined);
    return response;
  },
);

// whether a page is available (isReachable.ts)
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ event, request }) => {
    const response = await pages.handle({ event, request });
    return versionOf(response) ? new Response(null) : response;
  },
  'HEAD',
);

/** Whether a document was loaded as this page, instead of navigating to it by a link. */
async function isOwnPage(documentId: string, page: string): Promise<boolean> {
  const client = await self.clients.get(documentId);
  return client !== undefined && pageAt(new URL(client.url).pathname) === page;
}

/** A network with a login page may send it with status 200. */
const fetchDidSucceed: WorkboxPlugin['fetchDidSucceed'] = ({ response }) =>
  response.status === 200 && !isOwn(response, contentTypes.data) ? Promise.reject(new Error('Not the data of a page.')) : Promise.resolve(response);

const data = networkFirst({ fetchDidSucceed, cachedResponseWillBeUsed: ({ request }) => cachedData(pageOfDataUrl(new URL(request.url).pathname) ?? '') });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pageOfDataUrl(url.pathname),
  async ({ event, request, url }) => {
    const documentId = (event as FetchEvent).clientId;
    const page = pageOfDataUrl(url.pathname) ?? '';
    const shown = await shownIn(documentId);
    if (shown?.page === page) {
      const kept = await cachedData(page);
      return kept && versionOf(kept)?.version === shown.version ? kept : Response.error();
    }
    // the data of a page from the network must be from the network too
    return (await isOwnPage(documentId, page)) ? fetch(request) : data.handle({ event, request });
  },
);

const appDataOf = (build: string): Response => Response.json({ webpackCompilationHash: build } satisfies AppData);
// without a network the build is empty: then the data of each page contain it
const appData = networkFirst({ fetchDidSucceed, cachedResponseWillBeUsed: () => Promise.resolve(appDataOf('')) });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === appDataUrl,
  async ({ event, request }) => {
    const shown = await shownIn((event as FetchEvent).clientId);
    return shown ? appDataOf(shown.build) : appData.handle({ event, request });
  },
);

/** Stores the visited page and those stored ahead, one after the other. */
async function cacheVisit(event: ExtendableEvent, { visited, pictures, ahead }: Visit): Promise<void> {
  const page = pageAt(visited);
  const others = ahead ? aheadIn(languageOfPath(page)).filter((other) => other !== page) : [];
  await cachePage(event, { page, always });
  await cacheSeen(event, pictures);
  await forgetClosed();
  for (const other of others) await cachePage(event, { page: other, version: VERSIONS_AHEAD[other], always });
}

self.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(cacheVisit(event, event.data));
});
