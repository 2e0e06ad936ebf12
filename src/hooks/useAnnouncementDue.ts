import { useEffect, useState } from 'react';
import { announcementShows } from '../domain/offers/announcementShows';
import { hotelToday } from '../domain/stay/hotelToday';
import { hotelTimeZone } from '../site';
import { updatePageSession, usePageSession } from './pageSession';

/** Milliseconds from the page's load to the announcement (specification §9). */
const announcementDelay = 4000;

/** True once the announcement is to be shown: after 4 s, in its days, once in a page session. Stays true while it is open. */
export function useAnnouncementDue({ announcement }: { announcement: { readonly firstDay: string | null; readonly lastDay: string | null } | null }): boolean {
  const { announcementShown } = usePageSession();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!announcement || announcementShown) return;
    if (!announcementShows(announcement, hotelToday(new Date(), hotelTimeZone))) return;
    const timer = setTimeout(() => {
      setDue(true);
      updatePageSession({ announcementShown: true });
    }, announcementDelay);
    return () => clearTimeout(timer);
  }, [announcement, announcementShown]);
  return due;
}
