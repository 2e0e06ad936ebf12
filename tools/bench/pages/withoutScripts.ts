/** Event handler attributes such as `onload`, anywhere in a tag. */
const handlers = /\son[a-z]+=("[^"]*"|'[^']*')/gi;
/** Links that preload something for a script. */
const forScripts = /<link\b(?=[^>]*\brel="(?:modulepreload|prefetch|preload)")(?=[^>]*(?:\brel="modulepreload"|\bas="(?:script|fetch)"))[^>]*>/gi;

/**
 * The page without scripts: nothing runs, and nothing is fetched for a script. Markup, styles and data for search engines stay. So does `<noscript>`, which a
 * browser with scripting ignores: without what scripts add, web fonts included, the page is as fast as it can be.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<template id="gatsby-scripts">[\s\S]*?<\/template>/g, '')
    .replace(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(forScripts, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(handlers, ''));
