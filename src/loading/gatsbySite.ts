import type { ComponentType } from 'react';
import type { Language } from '../site';

/** A page with its data and its script, as Gatsby’s loader answers it. */
export interface LoadedPage {
  readonly status?: 'error';
  readonly page?: {
    /** Its address, with language. */
    readonly path: string;
    /** The build whose data this is. */
    readonly webpackCompilationHash: string;
  };
  /** The module of the page. */
  readonly component?: { readonly default: ComponentType<PageInput> };
  readonly json?: PageInput;
}

/** What a page is drawn from: what its query answers, and what gatsby-node.ts has given it. */
export interface PageInput {
  readonly data?: object;
  readonly pageContext: { readonly language: Language };
}

export interface PageLoader {
  /** @param path with its query, without hash */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** The page, if it has been loaded. */
  loadPageSync: (path: string) => LoadedPage | undefined;
  /** Fetches the data of a page, but not its script, when the browser has nothing else to do. */
  prefetch: (path: string) => unknown;
  /** A link to a page has come into view, with its query; what is answered says that it has left it. */
  enqueue: (path: string) => { readonly abort: () => void };
}

/** What Gatsby keeps on `window` for those who build upon it. */
export interface GatsbySite {
  readonly ___loader: PageLoader;
  /** The build that the scripts of this document are of. */
  readonly ___webpackCompilationHash: string;
  ___navigate: (to: string | number, options?: object) => unknown;
}

export const isThere = (page: LoadedPage | undefined): page is LoadedPage => page !== undefined && page.status !== 'error';
