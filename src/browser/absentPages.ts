/** The addresses of pages that this hotel has not, since content has no words for them. src/gatsby/bundle/configureBundle.ts puts them into the bundles. */
const absentPages: readonly string[] = process.env.ABSENT_PAGES ? (JSON.parse(process.env.ABSENT_PAGES) as string[]) : [];

/** Whether the site has the page that a link leads to. @param to without language, perhaps with query and hash; null: that of a role which no page has */
export const hasPage = (to: string | null): to is string => to !== null && !absentPages.includes(to.replace(/[?#].*/, ''));
