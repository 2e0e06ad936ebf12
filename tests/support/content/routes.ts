import { fixedPages } from '../../../src/content/fixedPages';
import { pagesOf } from '../../../src/content/pages';
import { readContent } from '../../../src/content/read';

/** The twenty fixed routes of docs/hotel-rules.md 11.8. */
export const fixedRoutes = [
  '/',
  '/resort',
  '/acomodacoes',
  '/estrutura',
  '/experiencias-unicas',
  '/galeria',
  '/spasissimo',
  '/gastronomia',
  '/eventos',
  '/contato',
  '/evento-social',
  '/casamento',
  '/evento-corporativo',
  '/family-plan',
  '/programa-anos-dourados',
  '/parque-da-crianca',
  '/detalhes-eventos',
  '/natal',
  '/reveillon',
  '/party',
] as const;

const pages = pagesOf(readContent('.').files, fixedPages('.'));
const pathsOf = (isWanted: (page: (typeof pages)[number]) => boolean): readonly string[] => pages.filter(isWanted).map(({ path }) => path);

/** The page of each room. */
export const roomRoutes = pathsOf(({ kind }) => kind === 'room');

/** Further pages (docs/hotel-rules.md 11.8), such as the accessibility statement. */
const furtherRoutes = pathsOf(({ path, kind }) => kind !== 'room' && path !== '/404' && !fixedRoutes.some((fixed) => fixed === path));

/** Every page of the site except 404, without language. */
export const routes: readonly string[] = [...fixedRoutes, ...roomRoutes, ...furtherRoutes];
