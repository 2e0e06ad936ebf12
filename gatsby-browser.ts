import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { hydrateInSlices } from './src/loading/hydrateInSlices';
import { release } from './src/loading/release';
import { replayEarlyTaps } from './src/loading/replayEarlyTaps';
import { endLoading, watchNavigation } from './src/loading/tellLoading';

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  release();
  replayEarlyTaps();
  watchNavigation();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = endLoading;
