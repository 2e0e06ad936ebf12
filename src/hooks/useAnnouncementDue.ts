import { useEffect, useState } from 'react';
import { announcementOn } from '../domain/offers/announcementOn';
import type { Period } from '../domain/offers/offerState';
import { hotelToday } from '../domain/stay/hotelToday';
import { hotelTimeZone } from '../site';
import { hotelClock } from './hotelClock';
import { updatePageSession, usePageSession } from './pageSession';

/** Milliseconds from the page's load to the announcement (specification §9). */
const announcementDelay = 4000;
/** Milliseconds until another look, while a dialog of the visitor’s own is open. */
const patience = 1000;

/** Today's announcement once it is to be shown: after 4 s, in its days, once in a page session. It stays while it is open; null before, and where there is none. */
export function useAnnouncementDue<Announcement extends Period>(announcements: readonly Announcement[]): Announcement | null {
  const { announcementShown } = usePageSession();
  const [due, setDue] = useState<Announcement | null>(null);
  useEffect(() => {
    const announcement = announcementOn(announcements, hotelToday(hotelClock(), hotelTimeZone));
    if (!announcement || announcementShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      // never over a calendar, a menu or a picture that the visitor has opened
      if (document.querySelector('dialog[open]')) {
        timer = setTimeout(show, patience);
        return;
      }
      setDue(announcement);
      updatePageSession({ announcementShown: true });
    };
    timer = setTimeout(show, announcementDelay);
    return () => clearTimeout(timer);
  }, [announcements, announcementShown]);
  return due;
}
