import { roomPath } from '../../../src/domain/pages/addresses';
import type { KindName } from '../../../src/gatsby/content/kinds';
import { kindOfData } from '../form/contentFormat';

/** The page that shows content of a kind without pages of its own. */
const pages: Readonly<Record<Exclude<KindName, 'Room' | 'PageWords'>, string>> = {
  Offer: '/experiencias-unicas',
  Announcement: '/',
  Restaurant: '/gastronomia',
  Bar: '/gastronomia',
  DiningMoment: '/gastronomia',
  Facility: '/estrutura',
  SpaSubject: '/spasissimo',
  EventSpace: '/detalhes-eventos',
  Album: '/galeria',
  Film: '/galeria',
  Packages: '/',
  ResortDay: '/resort',
  Navigation: '/',
  Hotel: '/contato',
  StayRules: '/contato',
  ResortMap: '/estrutura#mapa',
};

/** The page that shows the edited content, without language prefix, with a fragment if it has one. */
export function pageOf(data: Readonly<Record<string, unknown>>): string {
  const kind = kindOfData(data);
  const slug = typeof data.slug === 'string' ? data.slug : '';
  const path = typeof data.path === 'string' ? data.path : '';
  if (kind === 'Room') return roomPath(slug);
  if (kind === 'PageWords') return path || '/';
  if (kind === 'Announcement') return pages.Announcement;
  return path || `${pages[kind]}${slug ? `#${slug}` : ''}`;
}
