import { startTransition, useEffect, useState } from 'react';
import { isVisitorBusy } from '../browser/isVisitorBusy';

/** Milliseconds between checks while the visitor is busy. */
const checkInterval = 1000;

/** Whether something may appear by itself: once it is due and the visitor is not busy (docs/hotel-rules.md 12.10), and from then on. */
export function useUnlessBusy(due: boolean): boolean {
  const [free, setFree] = useState(false);
  const waits = due && !free;
  useEffect(() => {
    if (!waits) return;
    const check = () => {
      if (!isVisitorBusy()) startTransition(() => setFree(true));
    };
    check();
    const timer = setInterval(check, checkInterval);
    return () => clearInterval(timer);
  }, [waits]);
  return due && free;
}
