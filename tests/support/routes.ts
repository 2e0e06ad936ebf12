import path from 'node:path';
import fs from 'node:fs';
import { sheetPath } from '../../src/domain/sheets/sheet';

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

function contentOf<Thing>(folder: string): Thing[] {
  const full = path.resolve('content', folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(fs.readFileSync(path.join(full, name), 'utf8')) as Thing);
}

/** One page per room file. */
export const roomRoutes: readonly string[] = contentOf<{ slug: string }>('rooms').map(({ slug }) => `/quartos/${slug}`);

/** One fact sheet per room file and per hall file, and the hotel’s. They have no language of their own. */
export const sheetRoutes: readonly string[] = [
  ...contentOf<{ slug: string }>('rooms').map(({ slug }) => sheetPath.room(slug)),
  ...contentOf<{ slug: string }>('event-spaces').map(({ slug }) => sheetPath.hall(slug)),
  sheetPath.hotel,
];

/** Further pages (docs/hotel-rules.md 11.8), such as the accessibility statement. */
const furtherRoutes = [...contentOf<{ path: string }>('pages'), ...contentOf<{ path: string | null }>('offers')]
  .flatMap(({ path: own }) => own ?? [])
  .filter((own, index, all) => own !== '/404' && all.indexOf(own) === index && !fixedRoutes.some((fixed) => fixed === own));

/** Every page of the site but 404, without language. */
export const routes: readonly string[] = [...fixedRoutes, ...roomRoutes, ...furtherRoutes];
