import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Question {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that agrees; none where there is only something to read. */
  readonly yes?: string;
  /** The label of the button that closes the dialog; it has the focus. */
  readonly no: string;
}

/** Shows a modal dialog. @returns whether the user agrees; undefined after Escape */
export function ask({ title, children, yes, no }: Question): Promise<boolean | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  const root = createRoot(dialog);
  root.render(
    <form method="dialog">
      <h2>{title}</h2>
      {children}
      <p>
        {yes !== undefined && (
          <button className="desk-button" value="yes">
            {yes}
          </button>
        )}{' '}
        <button className="desk-button" value="no" ref={(button) => button?.focus()}>
          {no}
        </button>
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
