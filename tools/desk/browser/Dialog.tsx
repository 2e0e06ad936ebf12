import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Question {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that agrees; none where there is only something to read. */
  readonly yes?: string;
  /** The label of the button that closes the dialog; it has the focus. */
  readonly no: string;
  /** The label of a button that gives up, as Escape does, where the other two are answers. */
  readonly neither?: string;
}

/** Shows a modal dialog. @returns whether the user agrees; undefined after Escape */
export function ask({ title, children, yes, no, neither }: Question): Promise<boolean | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  const root = createRoot(dialog);
  root.render(
    <form method="dialog">
      <h2>{title}</h2>
      {children}
      <p className="desk-row">
        {Object.entries({ yes, no, '': neither }).map(([value, label]) =>
          label === undefined ? null : (
            <button key={value} className="desk-button" value={value} ref={value === 'no' ? (button) => button?.focus() : undefined}>
              {label}
            </button>
          ),
        )}
      </p>
    </form>,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue ? dialog.returnValue === 'yes' : undefined);
      root.unmount();
      dialog.remove();
    });
  });
}

/** Shows a message until it is closed. */
export const tell = (title: string, children: ReactNode): Promise<boolean | undefined> => ask({ title, children, no: 'Entendi' });
