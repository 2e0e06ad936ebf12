import { useEffect, useRef } from 'react';
import * as input from '../../components/ui/CoverInput.module.css';

interface CompareBoxProps {
  readonly slug: string;
  readonly chosen: boolean;
  /** Whether the maximum is reached. */
  readonly full: boolean;
  readonly onCompare: (slug: string, wanted: boolean) => void;
}

/** The checkbox that adds a room to the comparison. One that was ticked before hydration counts. */
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
      className={input.cover}
      type="checkbox"
      value={slug}
      checked={chosen}
      disabled={full && !chosen}
      onChange={(event) => onCompare(slug, event.currentTarget.checked)}
    />
  );
}
