import { type ComponentProps, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  readonly id?: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly closesOnClick?: 'backdrop' | 'anywhere';
}

/**
 * A modal dialog, open while mounted: the rest is inert, focus moves in and returns, Escape, Android's Back and a click on the backdrop close it. One that an
 * ad blocker hides is closed at once.
 */
export function Dialog({ id, label, className, onClose, closesOnClick = 'backdrop', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const closeHidden = useEffectEvent(() => {
    // Safari has it since 17.4
    const dialog: Partial<HTMLElement> | null = element.current;
    if (dialog?.checkVisibility?.() === false) onClose();
  });
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    closeHidden();
    return () => {
      dialog?.close();
      const { activeElement, body } = document;
      // it was opened from something, which has the focus again
      if (activeElement !== body && !dialog?.contains(activeElement)) return;
      // one that came by itself: from here Chromium's Tab would leave the page
      body.tabIndex = -1;
      body.focus({ preventScroll: true });
      body.removeAttribute('tabindex');
    };
  }, []);
  // the backdrop is the dialog itself; a text selection may end on it. By keyboard: Escape
  const pointer: ComponentProps<'dialog'> = {
    onPointerDown: ({ target }) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }) => {
      const onBackdrop = target === currentTarget && pressed.current === currentTarget;
      if (onBackdrop || closesOnClick === 'anywhere') onClose();
    },
  };
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
      // Chromium closes one that came by itself without asking
      onClose={() => {
        if (element.current?.open === false) onClose();
      }}
      {...pointer}
    >
      {children}
    </dialog>
  );
}
