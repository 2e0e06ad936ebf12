import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

/** Milliseconds without a change until a text is announced: one who types a number does not hear an answer to each digit. */
const settleTime = 700;

/** Announces a text that is shown elsewhere, once it has changed and stays as it is; not the one that the page starts with. */
export function LiveRegion({ text }: { readonly text: string }) {
  const hydrated = useHydrated();
  const latest = useRef<string>(undefined);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!hydrated || text === latest.current) return undefined;
    const isFirst = latest.current === undefined;
    latest.current = text;
    if (isFirst) return undefined;
    const timer = setTimeout(() => setAnnounced(text), settleTime);
    return () => clearTimeout(timer);
  }, [hydrated, text]);
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  );
}
