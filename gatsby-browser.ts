import type { GatsbyBrowser } from 'gatsby';
import { navigationFallback, onPageFocus } from './plugins/gatsby-plugin-first-paint';
import { isInDesk } from './src/browser/deskFrame';
import { enterEntry } from './src/browser/historyEntry';
import { cacheForOffline } from './src/browser/cacheForOffline';
import { noteKeys } from './src/browser/isVisitorBusy';
import { picturesForPrint } from './src/browser/picturesForPrint';
import { updatePageSession } from './src/browser/pageSession';
import { crossesChildrensPage, endLoading, prepareRendering, showUnreachable, startLoading } from './src/browser/pageChange';
import { focusPage, leavePage, restoreScroll } from './src/browser/pageReturn';
import './src/styles/global.css';
import './src/styles/tokens.css';

/** In develop mode Gatsby loads pages differently. */
const isBuild = process.env.NODE_ENV === 'production';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // docs/hotel-rules.md 11.7
  if (!document.getElementById('___gatsby')) throw new Error('Elemento root não encontrado no DOM.');
  noteKeys();
  // a browser does not ask visitors to install the site: whoever wants to finds it in the menu (docs/hotel-rules.md 13.15)
  window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  window.addEventListener('beforeprint', () => void picturesForPrint());
  // the first scroll (docs/hotel-rules.md 12.7), also if it happens before hydration
  const recordScroll = () => updatePageSession({ scrolled: true });
  if (window.scrollY > 0) recordScroll();
  else window.addEventListener('scroll', recordScroll, { once: true, passive: true });
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  onPageFocus(focusPage);
  if (!isBuild) return;
  navigationFallback({
    onStart: startLoading,
    onLoad: (to) => {
      leavePage();
      prepareRendering(to);
    },
    onUnreachable: showUnreachable,
    needsDocument: crossesChildrensPage,
  });
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = enterEntry;

/** Turns smooth scrolling (global.css) off while another page is scrolled. A page that is returned to is scrolled to where it was left. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps: { location }, getSavedScrollPosition }) => {
  if (prevRouterProps?.location.pathname === location.pathname) return true;
  const root = document.documentElement;
  root.style.scrollBehavior = 'auto';
  // forces a style recalculation: Chromium would scroll to the top by the styles from before
  getComputedStyle(root).getPropertyValue('scroll-behavior');
  requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
  const [, top] = (getSavedScrollPosition as (of: typeof location) => [left: number, top: number])(location);
  return !restoreScroll(top, { within: prevRouterProps !== undefined });
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  endLoading();
  if (isBuild) void cacheForOffline(location.pathname);
  // the editing desk shows the day above its preview
  if (process.env.GATSBY_PREVIEW === 'true' && !isInDesk('page') && !isInDesk('announcement'))
    void import('./src/preview/PreviewNotice').then(({ showPreviewNotice }) => showPreviewNotice(location.pathname));
};
