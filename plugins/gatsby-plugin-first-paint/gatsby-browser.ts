import type { GatsbyBrowser, PluginOptions } from 'gatsby';
import type { ReactNode } from 'react';
import { guardHash, guardSessionStorage } from './src/gatsbyBugs';
import { hydrate } from './src/hydrate';
import { gatsbyWindow } from './src/internals';
import type { FirstPaintOptions } from './src/options';
import { prefetchOnTouch, prefetchScript, renewPrefetchBudget } from './src/prefetch';
import './src/deferBelowFold.css';
import { forgetReload, reloadOnceOnLoadError } from './src/reloadOnceOnLoadError';
import { revealBelowFold } from './src/deferBelowFold';

export { wrapRootElement } from './src/hydrate';

const techniquesOf = (options: PluginOptions) => (options as unknown as FirstPaintOptions).techniques;

/** In develop mode Gatsby loads pages differently. */
const isBuild = process.env.NODE_ENV === 'production';

// Gatsby's own modules are evaluated later, provided that this plugin is the first in gatsby-config
guardHash();
guardSessionStorage();

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = (_, options) => (element: ReactNode, container: Element | Document | null) =>
  hydrate(element, container, techniquesOf(options).transitionHydration);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (isBuild) reloadOnceOnLoadError(gatsbyWindow().___loader);
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (_, options) => {
  revealBelowFold();
  if (!isBuild) return;
  forgetReload();
  if (techniquesOf(options).prefetch) prefetchOnTouch();
};

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = (_, options) => !techniquesOf(options).prefetch;

export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }, options) => {
  if (isBuild && techniquesOf(options).prefetch) prefetchScript(pathname, (options as unknown as FirstPaintOptions).prefetchBudget);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = renewPrefetchBudget;
