import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates in slices of a few milliseconds instead of one long task, so that touches are answered in between.
 * In develop mode the server sends an empty shell: there the page is rendered from the start.
 * @throws Error when the page has no place for React (docs/hotel-rules.md 11.7)
 */
export const hydrateInSlices = () => (element: ReactNode, container: Element | Document | null) => {
  if (!container) throw new Error('Elemento root não encontrado no DOM.');
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};
