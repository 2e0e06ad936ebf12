import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

/** Hydrates in slices of a few milliseconds instead of one long task, so that touches are answered in between. */
export const hydrateInSlices = () => (element: ReactNode, container: Element | Document) => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
};
