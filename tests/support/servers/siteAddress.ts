import { environment } from '../../../src/environment';

/** Address of the built site, started by playwright.config.ts. */
export const siteUrl = `http://127.0.0.1:${environment().values.PORT ?? 9000}`;
