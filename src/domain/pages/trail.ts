import { eventTypeNames } from '../events/eventType';
import { pageOfRole, roomPath } from './addresses';

/** The parent page. The parent of an offer is the page of all offers. */
function parentOf(path: string, offers: readonly string[]): string {
  if (path.startsWith(roomPath(''))) return '/acomodacoes';
  if (path === '/detalhes-eventos' || eventTypeNames.some((type) => pageOfRole[type] === path)) return '/eventos';
  return (offers.includes(path) ? pageOfRole.offers : null) ?? '/';
}

/**
 * The paths from the home page to a page, both included: for breadcrumbs, and for search engines.
 * @param offers paths of the pages of offers. Default: none
 */
export const trailTo = (path: string, offers: readonly string[] = []): string[] => (path === '/' ? [path] : [...trailTo(parentOf(path, offers), offers), path]);
