/** The addresses of pages that this hotel does not have, since content has no texts for them. src/gatsby/bundle/configureBundle.ts sets them. */
const absentPages: readonly string[] = process.env.ABSENT_PAGES ? (JSON.parse(process.env.ABSENT_PAGES) as string[]) : [];

/** Whether the site has the page of a link. @param to without language, optionally with query and hash; null for a role without a page */
export const hasPage = (to: string | null): to is string => to !== null && !absentPages.includes(to.replace(/[?#].*/, ''));
