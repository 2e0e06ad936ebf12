import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { isOnTop, openDialog } from './openDialog';

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

/** A modal dialog while it is mounted: everything else is inert, focus moves in and is given back, Escape and a click beside it close (`openDialog`). */
export function Dialog({ label, className, style, onClose, closesOnClick = 'beside', unasked = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedWithin = useRef(false);
  useLayoutEffect(() => (element.current ? openDialog(element.current, { asked: !unasked }) : undefined), [unasked]);
  useEffect(() => {
    const dialog = element.current;
    const isWithin = ({ target }: Event) => target !== dialog && !!dialog?.contains(target as Node);
    // who selects words of it may let go beside it
    const press = (event: Event) => {
      pressedWithin.current = isWithin(event);
    };
    const closeOnClick = (event: MouseEvent) => {
      if (!dialog || !isOnTop(dialog)) return;
      if (closesOnClick === 'beside' && (pressedWithin.current || isWithin(event))) return;
      // nothing else is meant: neither what lies there, where it is not inert yet, nor a dialog beneath
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
