import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { hashSource } from '../../../src/gatsby/publish/contentSecurityPolicy';
import { headersFileName } from '../../../src/gatsby/publish/headersFile';
import { publishOffline } from '../../../src/gatsby/publish/offline/publishOffline';
import { filesBelow } from '../../../src/gatsby/publish/siteFiles';
import { listen } from '../../../tools/serve/listen';
import { startSite } from '../../../tools/serve/serve';

/**
 * How the way to the site is: `there`; `gone`, as without a signal; `slow`, which answers after some seconds; `portal`, the network of a hotel or an airport that
 * answers everything with a page of its own.
 */
export type Way = 'there' | 'gone' | 'portal' | { readonly slow: number };

export const portalText = 'Aceite os termos do Wi-Fi';
const portalPage = `<!doctype html><title>Wi-Fi</title><h1>${portalText}</h1>`;

/** The site on an address of its own, so that a test may cut the way to it and publish it anew. */
export interface HotelSite {
  readonly url: string;
  /** Every request that has arrived, with its address and when, by `Date.now`. */
  readonly requests: { readonly address: string; readonly at: number }[];
  way: Way;
  /**
   * Publishes the site anew, as another build of changed scripts does: other names of files, those of the build before gone.
   * @param replace words in pages and their data, and what they are replaced by
   */
  readonly publish: (replace: readonly [string, string]) => Promise<void>;
  /** Publishes the site with `GATSBY_OFFLINE=false`. */
  readonly switchOff: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const textFiles = /\.(?:html|json)$/;

/** The parts of a built site that a publication changes: pages, their data, the script that all load, the service worker. */
async function copyChanging(to: string): Promise<void> {
  for (const file of await filesBelow('public')) {
    if (!/(?:^|\/)(?:index|404)\.html$|^page-data\/.*\.json$|^static\/app-[0-9a-f]{8}\.js$|^sw\.js$|^_headers$/.test(file)) continue;
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join('public', file), path.join(to, file));
  }
}

const renamed = (name: string, build: number): string => name.slice(0, -2) + String(build).padStart(2, '0');

/** Starts it, as `npm run build` has made it. */
export async function startHotelSite(): Promise<HotelSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hotel-site-'));
  await copyChanging(folder);
  const changing = await startSite({ folder, port: 0 });
  const rest = await startSite({ folder: 'public', port: 0 });
  const { webpackCompilationHash: first } = JSON.parse(fs.readFileSync('public/page-data/app-data.json', 'utf8')) as { webpackCompilationHash: string };
  const [, firstApp = ''] = /\/static\/app-([0-9a-f]{8})\.js/.exec(fs.readFileSync('public/index.html', 'utf8')) ?? [];
  let build = 0;
  let hashes = { build: first, app: firstApp };

  const state: Omit<HotelSite, 'url' | 'close'> = {
    requests: [],
    way: 'there',
    publish: async ([from, to]) => {
      build += 1;
      const next = { build: renamed(hashes.build, build), app: renamed(hashes.app, build) };
      const script = (app: string) => path.join(folder, `static/app-${app}.js`);
      fs.renameSync(script(hashes.app), script(next.app));
      for (const name of (await filesBelow(folder)).filter((one) => textFiles.test(one))) {
        const file = path.join(folder, name);
        const text = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, text.replaceAll(hashes.build, next.build).replaceAll(hashes.app, next.app).replaceAll(from, to));
      }
      // the inline script that names the build is allowed by its hash
      const inline = (name: string) => hashSource(`window.___webpackCompilationHash="${name}";`);
      const headers = path.join(folder, headersFileName);
      fs.writeFileSync(headers, fs.readFileSync(headers, 'utf8').replaceAll(inline(hashes.build), inline(next.build)));
      hashes = next;
      await publishOffline(folder, { offline: true });
    },
    switchOff: () => publishOffline(folder, { offline: false }),
  };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    state.requests.push({ address, at: Date.now() });
    if (state.way === 'gone') {
      response.destroy();
      return;
    }
    if (state.way === 'portal') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(portalPage);
      return;
    }
    if (typeof state.way === 'object') {
      const { slow } = state.way;
      await new Promise((resolve) => setTimeout(resolve, slow * 1000));
    }
    const { method = 'GET' } = request;
    const known = request.headers['if-none-match'];
    const ask = (site: string) => fetch(site + address, { method, redirect: 'manual', headers: known ? { 'If-None-Match': known } : {} });
    const changed = await ask(changing.url);
    // what the script of an earlier build was called, nothing has any more
    const found = changed.status === 404 && !/^\/static\/app-.*js|^\/page-data\//.test(address) ? await ask(rest.url) : changed;
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(found.headers);
    response.writeHead(found.status, headers).end(Buffer.from(await found.arrayBuffer()));
  }

  const server = await listen({
    port: 0,
    // a visitor who leaves in the middle is no error
    answer: (request, response) => void answer(request, response).catch(() => response.destroy()),
  });
  return Object.assign(state, {
    url: server.url,
    close: async () => {
      await Promise.all([server, changing, rest].map(({ close }) => close()));
      fs.rmSync(folder, { recursive: true });
    },
  });
}
