/** Where the tests find the built site; playwright.config.ts starts it there. */
export const siteUrl = `http://127.0.0.1:${process.env.PORT ?? 9000}`;
