import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isOnTop, openDialog } from './openDialog';

interface DialogProps {
  readonly id?: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where a click closes it: on the backdrop, or anywhere. */
  readonly closesOnClick?: 'backdrop' | 'anywhere';
  /** Whether it opens without a tap. */
  readonly opensItself?: boolean;
}

/** A modal dialog, open while mounted: the rest is inert, focus moves in and returns, Escape and a click on the backdrop close it (`openDialog`). */
export function Dialog({ id, label, className, onClose, closesOnClick = 'backdrop', opensItself = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedWithin = useRef(false);
  useLayoutEffect(() => (element.current ? openDialog(element.current, { onTap: !opensItself }) : undefined), [opensItself]);
  useEffect(() => {
    const dialog = element.current;
    const isWithin = ({ target }: Event) => target !== dialog && !!dialog?.contains(target as Node);
    // a text selection may end on the backdrop
    const press = (event: Event) => {
      pressedWithin.current = isWithin(event);
    };
    const closeOnClick = (event: MouseEvent) => {
      if (!dialog || !isOnTop(dialog)) return;
      if (closesOnClick === 'backdrop' && (pressedWithin.current || isWithin(event))) return;
      // the click must reach neither the page, which may not be inert yet, nor a dialog below
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', closeOnClick, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', closeOnClick, true);
    };
  }, [closesOnClick, onClose]);
  return (
    <dialog
      ref={element}
      id={id}
      className={className}
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
