import { sheetsFolder } from '../sheets/sheet';
import { tripPath } from '../trip/trip';

/**
 * Whether a page belongs into search results and into the sitemap: not the one for what is not found, a visitor’s own trip, and fact sheets, which
 * repeat what pages say.
 * @param path the page without language
 */
export const isListed = (path: string): boolean => path !== '/404' && path !== tripPath && !path.startsWith(sheetsFolder);
