import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';

interface DialogProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where a click closes it: on the ground beside the content, or anywhere. */
  readonly closesOnClick?: 'beside' | 'anywhere';
}

/** A modal dialog while it is mounted: everything else is inert, focus moves in and is given back, Escape closes (native `<dialog>`). */
export function Dialog({ label, className, style, onClose, closesOnClick = 'beside', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
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
