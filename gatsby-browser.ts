import type { GatsbyBrowser } from 'gatsby';
import { ProdLoader } from './.cache/loader';
import { knowClocks } from './src/domain/stay/clock';
import type { ClockChanges } from './src/domain/stay/clockChanges';
import { isInDesk } from './src/browser/deskFrame';
import { watchFirstScroll } from './src/browser/firstScroll';
import { arrive } from './src/loading/arrival';
import { fetchAhead } from './src/loading/fetchAhead';
import type { GatsbySite } from './src/loading/gatsbySite';
import { hydrateInSlices } from './src/loading/hydrateInSlices';
import { keepChildrensPageApart } from './src/loading/keepChildrensPageApart';
import { makePatient } from './src/loading/makePatient';
import { endPageAhead, makePagesAhead } from './src/loading/pageAhead';
import { release } from './src/loading/release';
import { countScriptsAnew } from './src/loading/scriptAhead';
import { standAtOnce } from './src/loading/standAtOnce';
import { hasStarted, startAgain } from './src/loading/startAgain';
import { takeVisitors } from './src/loading/takeVisitors';
import { endLoading } from './src/loading/tellLoading';
import './src/styles/global.css';
import './src/styles/tokens.css';

export { wrapRootElement } from './src/loading/FirstAnswer';

const site = () => window as unknown as GatsbySite;

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = hydrateInSlices;

// of the hotel's zone, as the build knows them (configureBundle)
if (process.env.CLOCK_CHANGES) knowClocks(JSON.parse(process.env.CLOCK_CHANGES) as ClockChanges);

/** In develop mode pages come otherwise. */
const isPublished = process.env.NODE_ENV === 'production';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchFirstScroll();
  if (!isPublished) return;
  makePatient(ProdLoader.prototype);
  startAgain(site().___loader);
  fetchAhead(site());
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  void release();
  if (!isPublished) return;
  hasStarted();
  takeVisitors(site());
  keepChildrensPageApart(site());
  makePagesAhead(site());
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = standAtOnce;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  void endPageAhead();
  arrive(false);
  countScriptsAnew();
  endLoading();
  // the desk says the day above the page
  if (process.env.GATSBY_PREVIEW === 'true' && !isInDesk('page') && !isInDesk('announcement'))
    void import('./src/preview/showPreviewNotice').then(({ showPreviewNotice }) => showPreviewNotice(location.pathname));
};
