/** Pages that search engines should leave alone: one for what is not found, a visitor’s own trip, and fact sheets, which repeat what pages say. */
const unlisted = /^\/(?:404|minha-viagem|fichas\/.*)$/;

/**
 * Whether a page belongs into search results and into the sitemap.
 * @param path the page without language
 */
export const isListed = (path: string): boolean => !unlisted.test(path);
