import type { GatsbyBrowser } from 'gatsby';

/**
 * Another page stands at its place at once: smooth scrolling (global.css) is for ways within a page. Gatsby scrolls right after it has asked.
 * @returns true: where to is for Gatsby to know
 */
export const scrollInstantly: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps, routerProps }) => {
  if (prevRouterProps?.location.pathname !== routerProps.location.pathname) {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // read, since Chromium scrolls to the top of a page by the styles it knew before
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
  }
  return true;
};
