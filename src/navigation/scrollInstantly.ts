import type { GatsbyBrowser } from 'gatsby';

/**
 * Turns smooth scrolling (global.css) off while Gatsby scrolls to the position of another page, which it does right after this call; within a page it stays on.
 * @returns true, so that Gatsby scrolls to the position that it chooses
 */
export const scrollInstantly: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps, routerProps }) => {
  if (prevRouterProps?.location.pathname !== routerProps.location.pathname) {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // forces a style recalculation: Chromium would scroll to the top by the styles from before
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
  }
  return true;
};
