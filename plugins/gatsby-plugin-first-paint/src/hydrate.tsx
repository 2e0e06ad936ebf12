import { createContext, startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Whether components may render what only the browser knows: false while React hydrates the server's HTML. */
export const HydratedContext = createContext(true);

/**
 * Once the server's HTML is hydrated, renders in one transition what only the browser knows. Then the page is interactive: it gets `data-hydrated`, and queued
 * events are replayed.
 */
function AfterHydration({ children }: { readonly children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (!hydrated) return;
    document.getElementById('___gatsby')?.setAttribute('data-hydrated', '');
    window.earlyEvents?.replay();
  }, [hydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/** Gatsby’s `wrapRootElement`: provides `HydratedContext`. */
export const wrapRootElement = ({ element }: { readonly element: ReactElement }) => <AfterHydration>{element}</AfterHydration>;

/**
 * Hydrates in a transition, in slices of a few milliseconds instead of one long task, so that input is handled in between.
 * In develop mode the server's HTML is empty, and the page is rendered instead.
 */
export function hydrate(element: ReactNode, container: Element | Document | null, inTransition: boolean): void {
  if (!container) throw new Error('The page has no root element.');
  const start = () => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  };
  if (inTransition) startTransition(start);
  else start();
}
