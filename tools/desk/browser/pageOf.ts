import { roomPath } from '../../../src/domain/rooms/roomPath';
import type { KindName } from '../../../src/gatsby/content/kinds';
import { kindOfData } from '../form/contentFormat';

/** Where a thing without a page of its own is shown. */
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

/** The page on which what is edited can be seen, without language; with its place there, where it has one. */
export function pageOf(data: Readonly<Record<string, unknown>>): string {
  const kind = kindOfData(data);
  const slug = typeof data.slug === 'string' ? data.slug : '';
  const path = typeof data.path === 'string' ? data.path : '';
  if (kind === 'Room') return roomPath(slug);
  if (kind === 'PageWords') return path || '/';
  if (kind === 'Announcement') return pages.Announcement;
  return path || `${pages[kind]}${slug ? `#${slug}` : ''}`;
}
