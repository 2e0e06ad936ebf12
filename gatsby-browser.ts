import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { ProdLoader } from './.cache/loader';
import { wallClock } from './src/domain/stay/wallClock';
import { fetchAhead } from './src/loading/fetchAhead';
import type { GatsbySite } from './src/loading/gatsbySite';
import { hydrateInSlices } from './src/loading/hydrateInSlices';
import { keepChildrensPageApart } from './src/loading/keepChildrensPageApart';
import { release } from './src/loading/release';
import { makePatient } from './src/loading/makePatient';
import { hasStarted, startAgain } from './src/loading/startAgain';
import { takeVisitors } from './src/loading/takeVisitors';
import { endLoading } from './src/loading/tellLoading';
import { hotelTimeZone } from './src/site';

export { wrapRootElement } from './src/loading/FirstAnswer';

const site = () => window as unknown as GatsbySite;

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = hydrateInSlices;

/** In develop mode pages come otherwise. */
const isPublished = process.env.NODE_ENV === 'production';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (!isPublished) return;
  makePatient(ProdLoader.prototype);
  startAgain(site().___loader);
  fetchAhead(site());
  // the first look at the hotel’s clock takes a cheap phone 20 ms: not in the midst of hydration
  setTimeout(() => wallClock(new Date(), hotelTimeZone));
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  release();
  if (!isPublished) return;
  hasStarted();
  takeVisitors(site());
  keepChildrensPageApart(site());
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  endLoading();
  if (process.env.GATSBY_PREVIEW === 'true')
    void import('./src/preview/showPreviewNotice').then(({ showPreviewNotice }) => showPreviewNotice(location.pathname));
};
