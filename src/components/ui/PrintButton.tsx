import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

interface PrintButtonProps {
  readonly className: string;
  /** Called before the browser is asked to print. */
  readonly onPrint?: () => void;
  readonly children: ReactNode;
}

/** A button that prints the page. It is gone where the browser cannot print, as inside many applications. */
export function PrintButton({ className, onPrint, children }: PrintButtonProps) {
  const hydrated = useHydrated();
  // typed as always there
  if (hydrated && typeof (window as Partial<Window>).print !== 'function') return null;
  return (
    <button
      type="button"
      className={className}
      data-replay=""
      onClick={() => {
        onPrint?.();
        window.print();
      }}
    >
      {children}
    </button>
  );
}
