import { fixedPages } from '../../../src/content/fixedPages';
import { pagesOf } from '../../../src/content/pages';
import { readContent } from '../../../src/content/read';

const pages = pagesOf(readContent('.').files, fixedPages('.'));
const pathsOf = (isWanted: (page: (typeof pages)[number]) => boolean): readonly string[] => pages.filter(isWanted).map(({ path }) => path);

/** The page of each room. */
export const roomRoutes = pathsOf(({ kind }) => kind === 'room');

/** Every page of the site except 404, without language. */
export const routes: readonly string[] = pathsOf(({ path }) => path !== '/404');
