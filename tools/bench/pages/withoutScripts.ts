/** Attributes that run script, such as `onload`, wherever they stand in a tag. */
const handlers = /\son[a-z]+=("[^"]*"|'[^']*')/gi;
/** Links that fetch something for a script. */
const forScripts = /<link\b(?=[^>]*\brel="(?:modulepreload|prefetch|preload)")(?=[^>]*(?:\brel="modulepreload"|\bas="(?:script|fetch)"))[^>]*>/gi;

/**
 * The page as if written by hand: nothing of it runs, and nothing is fetched for a script. Its markup, its styles and its data for search
 * engines stay. So does `<noscript>`, which means nothing to a browser that runs scripts: the page stands as it does with its scripts, without what they
 * add, web fonts included. That is the harder measure.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<template id="gatsby-scripts">[\s\S]*?<\/template>/g, '')
    .replace(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(forScripts, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(handlers, ''));
