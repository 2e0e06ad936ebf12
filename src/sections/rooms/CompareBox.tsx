import { useEffect, useRef } from 'react';

interface CompareBoxProps {
  readonly slug: string;
  readonly chosen: boolean;
  /** Whether the maximum is reached. */
  readonly full: boolean;
  readonly onCompare: (slug: string, wanted: boolean) => void;
  readonly className?: string;
}

/** The checkbox that adds a room to the comparison. One that was ticked before hydration counts. */
export function CompareBox({ slug, chosen, full, onCompare, className }: CompareBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current?.checked || chosen) return;
    box.current.checked = false;
    onCompare(slug, true);
  }, [slug, chosen, onCompare]);
  return (
    <input
      ref={box}
      className={className}
      type="checkbox"
      value={slug}
      checked={chosen}
      disabled={full && !chosen}
      onChange={(event) => onCompare(slug, event.currentTarget.checked)}
    />
  );
}
