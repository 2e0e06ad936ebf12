import type { GatsbyBrowser } from 'gatsby';
import { guardHash, guardSessionStorage } from './src/gatsbyBugs';
import { hydrate } from './src/hydrate';
import { gatsbyWindow } from './src/internals';
import { prefetchOnTouch, prefetchScript, renewPrefetchBudget } from './src/prefetch';
import './src/deferBelowFold.css';
import { forgetReload } from './src/reloadOnce';
import { refuseOtherBuilds } from './src/refuseOtherBuilds';
import { reportLoadError } from './src/reportLoadError';
import { revealBelowFold } from './src/deferBelowFold';
import { markScript } from './src/withoutScript';

const isBuild = process.env.NODE_ENV === 'production';

// Gatsby's own modules are evaluated later, provided that this plugin is the first in gatsby-config
guardHash();
guardSessionStorage();
// in case something kept it from running in the head
markScript();

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (!isBuild) return;
  const { ___loader: loader, ___webpackCompilationHash: build } = gatsbyWindow();
  refuseOtherBuilds(loader, build);
  reportLoadError(loader);
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  revealBelowFold();
  if (!isBuild) return;
  forgetReload();
  prefetchOnTouch();
};

export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) => {
  if (isBuild) prefetchScript(pathname);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = renewPrefetchBudget;
