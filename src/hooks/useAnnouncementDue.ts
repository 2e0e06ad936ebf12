import { startTransition, useEffect, useState } from 'react';
import { announcementOn, type Period } from '../domain/offers/offerState';
import { hotelToday } from '../domain/stay/clock';
import { hotelTimeZone } from '../site';
import { wasAnnouncementClosed } from './closedAnnouncement';
import { hotelClock } from './hotelClock';
import { updatePageSession, usePageSession } from './pageSession';

/** Milliseconds from the page's load to the announcement (docs/hotel-rules.md 12.5). */
const announcementDelay = 4000;
/** Milliseconds before it in which its script can come. */
const headStart = 1000;
/** Milliseconds until another look, while a dialog of the visitor’s own is open. */
const patience = 1000;

/** Milliseconds since the browser had loaded the document; 0 where it has not, or does not say. */
function sinceLoad(): number {
  const loading = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return loading?.loadEventEnd ? performance.now() - loading.loadEventEnd : 0;
}

/** Whether no other page has been shown since the document was loaded: only then do the 4 s count from there. */
let onFirstPage = true;

/**
 * Today's announcement once it is to be shown: after 4 s, in its days, once in a page session, and not for seven days once the visitor has closed it. It stays while
 * it is open; null before, and where there is none.
 * @param ahead begins to load what shows it, a second before
 */
export function useAnnouncementDue<Announcement extends Period & { readonly slug: string }>(
  announcements: readonly Announcement[],
  ahead: () => void,
): Announcement | null {
  const { announcementShown } = usePageSession();
  const [due, setDue] = useState<Announcement | null>(null);
  useEffect(() => {
    const first = onFirstPage;
    onFirstPage = false;
    const announcement = announcementOn(announcements, hotelToday(hotelClock(), hotelTimeZone));
    if (!announcement || announcementShown || wasAnnouncementClosed(announcement.slug)) return;
    let coming: ReturnType<typeof setTimeout>;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      // never over a calendar, a menu or a picture that the visitor has opened
      if (document.querySelector('dialog[open]')) {
        timer = setTimeout(show, patience);
        return;
      }
      startTransition(() => setDue(announcement));
      updatePageSession({ announcementShown: true });
    };
    const begin = () => {
      const left = announcementDelay - (first ? sinceLoad() : 0);
      coming = setTimeout(ahead, left - headStart);
      timer = setTimeout(show, left);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(coming);
      clearTimeout(timer);
      window.removeEventListener('load', begin);
    };
  }, [announcements, announcementShown, ahead]);
  return due;
}
