import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { openAtOnce, openInSteps } from './openDialog';

interface DialogProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where a click closes it: on the ground beside the content, or anywhere. */
  readonly closesOnClick?: 'beside' | 'anywhere';
  /** Whether it comes without being asked for: then no tap waits for it. */
  readonly unasked?: boolean;
}

/** A modal dialog while it is mounted: everything else is inert, focus moves in and is given back, Escape closes (native `<dialog>`). */
export function Dialog({ label, className, style, onClose, closesOnClick = 'beside', unasked = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const open = unasked ? openAtOnce : openInSteps;
    return element.current ? open(element.current) : undefined;
  }, [unasked]);
  useEffect(() => {
    const dialog = element.current;
    const closeOnClick = (event: MouseEvent) => {
      if (closesOnClick === 'anywhere' || event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', closeOnClick);
    return () => dialog?.removeEventListener('click', closeOnClick);
  }, [closesOnClick, onClose]);
  return (
    <dialog
      ref={element}
      className={className}
      style={style}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
