import { sheetPath } from '../../src/domain/pages/addresses';
import { contentFolder } from './contentFile';

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

/** The page of each room. */
export const roomRoutes: readonly string[] = contentFolder<{ slug: string }>('rooms').map(({ slug }) => `/quartos/${slug}`);

/** The fact sheets of each room, each event space and the hotel. They have no language versions. */
export const sheetRoutes: readonly string[] = [
  ...contentFolder<{ slug: string }>('rooms').map(({ slug }) => sheetPath.room(slug)),
  ...contentFolder<{ slug: string }>('event-spaces').map(({ slug }) => sheetPath.eventSpace(slug)),
  sheetPath.hotel,
];

/** Further pages (docs/hotel-rules.md 11.8), such as the accessibility statement. */
const furtherRoutes = [...contentFolder<{ path: string }>('pages'), ...contentFolder<{ path: string | null }>('offers')]
  .flatMap(({ path: own }) => own ?? [])
  .filter((own, index, all) => own !== '/404' && all.indexOf(own) === index && !fixedRoutes.some((fixed) => fixed === own));

/** Every page of the site except 404, without language. */
export const routes: readonly string[] = [...fixedRoutes, ...roomRoutes, ...furtherRoutes];
