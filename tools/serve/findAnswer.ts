import path from 'node:path';
import fs from 'node:fs/promises';
import { languageOfPath, localizedPath } from '../../src/domain/i18n/localizedPath';
import { meantAddress } from '../../src/domain/pages/meantAddress';
import { redirects } from '../../src/domain/pages/redirects';

export interface FileAnswer {
  readonly status: 200 | 404;
  readonly file: string;
  readonly size: number;
  readonly changed: Date;
}

export type Answer = FileAnswer | { readonly status: 301; readonly location: string } | { readonly status: 400 | 404; readonly file?: undefined };

/** Configuration for hosts; not served. */
const forHosts: readonly string[] = ['/_headers', '/_redirects'];

const moved = new Map(redirects.map(({ from, to }) => [from, to]));

const filesOfPage = (pathname: string): string[] => (pathname === '/' ? ['/index.html'] : [`${pathname}/index.html`, `${pathname}.html`]);

const isNotFoundPage = (pathname: string): boolean => /^(\/[a-z]{2})?\/404(\.html)?$/.test(pathname);

async function firstFile(folder: string, addresses: readonly string[], status: 200 | 404): Promise<FileAnswer | undefined> {
  for (const address of addresses) {
    const file = path.join(folder, address);
    const found = await fs.stat(file).catch(() => undefined);
    if (found?.isFile()) return { status, file, size: found.size, changed: found.mtime };
  }
  return undefined;
}

async function notFound(folder: string, pathname: string): Promise<Answer> {
  const wanted = localizedPath('/404', languageOfPath(pathname));
  return (await firstFile(folder, [`${wanted}.html`, `${wanted}/index.html`, '/404.html'], 404)) ?? { status: 404 };
}

/** Resolves an address as a host would: one per page, without trailing slash, and redirects. @param url path and query */
export async function findAnswer({ folder, url }: { folder: string; url: string }): Promise<Answer> {
  const [, raw = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  let pathname;
  try {
    pathname = decodeURIComponent(raw);
  } catch {
    return { status: 400 };
  }
  if (!pathname.startsWith('/') || /[\0\\]/.test(pathname)) return { status: 400 };
  const isHidden = pathname.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  if (isHidden || forHosts.includes(pathname) || isNotFoundPage(pathname)) return notFound(folder, pathname);

  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=\/)index\.html$|\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  const target = moved.get(clean) ?? clean;
  if (target !== pathname) {
    const [page = '', place] = target.split('#');
    return { status: 301, location: page.split('/').map(encodeURIComponent).join('/') + query + (place === undefined ? '' : `#${place}`) };
  }
  const file = await firstFile(folder, [pathname], 200);
  if (file) return file;
  const meant = meantAddress({ pathname: raw, search: query, hash: '' });
  const [wanted = ''] = meant.split(/[?#]/);
  const page = isNotFoundPage(wanted) ? undefined : await firstFile(folder, filesOfPage(wanted), 200);
  if (page && wanted !== raw) return { status: 301, location: meant };
  return page ?? notFound(folder, pathname);
}
