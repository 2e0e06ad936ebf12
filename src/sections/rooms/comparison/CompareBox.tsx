import { useEffect, useRef } from 'react';
import type { useComparison } from '../../../hooks/useComparison';

/** The checkbox that adds a room to the comparison. One that was ticked before hydration counts. */
export function CompareBox({ slug, comparison: { compared, full, compare } }: { slug: string; comparison: ReturnType<typeof useComparison> }) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = compared.includes(slug);
  useEffect(() => {
    if (!box.current?.checked || chosen) return;
    box.current.checked = false;
    compare(slug, true);
  }, [slug, chosen, compare]);
  return (
    <input
      ref={box}
      type="checkbox"
      value={slug}
      checked={chosen}
      disabled={full && !chosen}
      onChange={(event) => compare(slug, event.currentTarget.checked)}
    />
  );
}
