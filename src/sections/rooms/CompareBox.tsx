import { useEffect, useRef } from 'react';

interface CompareBoxProps {
  readonly slug: string;
  readonly chosen: boolean;
  /** Whether no other room can be taken in. */
  readonly full: boolean;
  readonly onCompare: (slug: string, wanted: boolean) => void;
}

/** The box that takes a room into the comparison. One that was ticked before React was there counts. */
export function CompareBox({ slug, chosen, full, onCompare }: CompareBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current?.checked || chosen) return;
    box.current.checked = false;
    onCompare(slug, true);
  }, [slug, chosen, onCompare]);
  return (
    <input
      ref={box}
      type="checkbox"
      value={slug}
      checked={chosen}
      disabled={full && !chosen}
      onChange={(event) => onCompare(slug, event.currentTarget.checked)}
    />
  );
}
