import type { GatsbyBrowser } from 'gatsby';
import { navigationFallback } from './plugins/gatsby-plugin-first-paint';
import { isInDesk } from './src/browser/deskFrame';
import { watchFirstScroll } from './src/browser/firstScroll';
import { crossesChildrensPage } from './src/navigation/crossesChildrensPage';
import { setRendersInSteps } from './src/navigation/renderInSteps';
import { endLoading, startLoading, showUnreachable } from './src/navigation/loadingIndicator';
import { scrollInstantly } from './src/navigation/scrollInstantly';
import './src/styles/global.css';
import './src/styles/tokens.css';

/** In develop mode Gatsby loads pages differently. */
const isBuild = process.env.NODE_ENV === 'production';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // docs/hotel-rules.md 11.7
  if (!document.getElementById('___gatsby')) throw new Error('Elemento root não encontrado no DOM.');
  watchFirstScroll();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (!isBuild) return;
  navigationFallback({
    onStart: startLoading,
    onLoad: ({ hash }) => setRendersInSteps(hash === ''),
    onUnreachable: showUnreachable,
    needsDocument: crossesChildrensPage,
  });
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = scrollInstantly;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  setRendersInSteps(false);
  endLoading();
  // the editing desk shows the day above its preview
  if (process.env.GATSBY_PREVIEW === 'true' && !isInDesk('page') && !isInDesk('announcement'))
    void import('./src/preview/showPreviewNotice').then(({ showPreviewNotice }) => showPreviewNotice(location.pathname));
};
