import { useEffect, useState } from 'react';
import { type Announced, announcementDelay, announcementOn } from '../../domain/offers/announcement';
import { hotelToday } from '../../domain/time/clock';
import { hotelZone } from '../../browser/hotelZone';
import { wasAnnouncementClosed } from '../../browser/closedAnnouncement';
import { isInDesk } from '../../browser/deskFrame';
import { hotelClock } from '../../browser/hotelClock';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { onWindow } from '../../browser/store';
import { useStore } from '../../hooks/useStore';
import { useUnlessBusy } from '../../hooks/useUnlessBusy';

/** Milliseconds before the announcement at which its component is preloaded. */
const preloadLead = 1000;

/** Milliseconds since the load event; 0 before it, or where the browser does not report it. */
function sinceLoad(): number {
  const loading = performance.getEntriesByType('navigation')[0];
  return loading?.loadEventEnd ? performance.now() - loading.loadEventEnd : 0;
}

/** The delay is counted from the load event on the first page, and from the navigation on later ones. */
let onFirstPage = true;

const isClosed = ({ slug }: { readonly slug: string }): boolean => wasAnnouncementClosed(slug) && !isInDesk('announcement');

/** Today's announcement once it is due (docs/hotel-rules.md 12.5); null before, and if there is none. @param preload is called a second before */
export function useAnnouncementDue<Announcement extends Announced & { readonly slug: string }>(
  announcements: readonly Announcement[],
  preload: () => void,
): Announcement | null {
  const { announcementShown } = useStore(pageSessionStore);
  const [due, setDue] = useState<Announcement | null>(null);
  const shown = useUnlessBusy(due !== null);
  useEffect(() => {
    if (shown) updatePageSession({ announcementShown: true });
  }, [shown]);
  // in another tab
  useEffect(() => (due ? onWindow('storage', () => isClosed(due) && setDue(null)) : undefined), [due]);
  useEffect(() => {
    const first = onFirstPage;
    onFirstPage = false;
    const announcement = announcementOn(announcements, hotelToday(hotelClock(), hotelZone));
    if (!announcement || announcementShown || isInDesk('page')) return;
    if (isClosed(announcement)) return;
    let preloadTimer: ReturnType<typeof setTimeout>;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      const left = announcementDelay - (first ? sinceLoad() : 0);
      preloadTimer = setTimeout(preload, left - preloadLead);
      timer = setTimeout(() => setDue(isClosed(announcement) ? null : announcement), left);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(preloadTimer);
      clearTimeout(timer);
      window.removeEventListener('load', begin);
    };
  }, [announcements, announcementShown, preload]);
  return shown ? due : null;
}
