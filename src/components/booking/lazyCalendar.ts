import { type RefObject, useCallback, useState } from 'react';
import type { PlainDate } from '../../domain/time/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import { lazyComponent } from '../lazy/lazyComponent';

/** Loaded when its field is touched, focused or hovered; on a fast connection already when the page is idle. */
export const lazyCalendar = lazyComponent(() => import(/* webpackChunkName: "calendar" */ './Calendar'), { large: true });

/** Opens the calendar of a field, and closes it once a day is picked. @param opener gets the focus back */
export function useCalendar(opener: RefObject<HTMLElement | null>, onPick: (date: PlainDate) => void) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const show = () => {
    // Safari does not focus a button that is clicked
    opener.current?.focus();
    setOpen(true);
  };
  const close = useCallback(() => setOpen(false), []);
  const pick = useCallback(
    (date: PlainDate) => {
      onPick(date);
      close();
    },
    [onPick, close],
  );
  return { preload: () => lazyCalendar.preload(language), show, overlay: { open, onPick: pick, onClose: close, onError: close } };
}
