import { useEffect, useState } from 'react';
import { announcementShows } from '../domain/offers/announcementShows';
import { hotelToday } from '../domain/stay/hotelToday';
import { hotelTimeZone } from '../site';
import { updatePageSession, usePageSession } from './pageSession';

/** Milliseconds from the page's load to the announcement (specification §9). */
const announcementDelay = 4000;
/** Milliseconds until another look, while a dialog of the visitor’s own is open. */
const patience = 1000;

/** True once the announcement is to be shown: after 4 s, in its days, once in a page session. Stays true while it is open. */
export function useAnnouncementDue({ announcement }: { announcement: { readonly firstDay: string | null; readonly lastDay: string | null } | null }): boolean {
  const { announcementShown } = usePageSession();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!announcement || announcementShown) return;
    if (!announcementShows(announcement, hotelToday(new Date(), hotelTimeZone))) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      // never over a calendar, a menu or a picture that the visitor has opened
      if (document.querySelector('dialog[open]')) {
        timer = setTimeout(show, patience);
        return;
      }
      setDue(true);
      updatePageSession({ announcementShown: true });
    };
    timer = setTimeout(show, announcementDelay);
    return () => clearTimeout(timer);
  }, [announcement, announcementShown]);
  return due;
}
