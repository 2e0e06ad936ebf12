import { createContext, startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Whether views may show what only the browser knows: false while React hydrates the server's HTML. */
export const HydratedContext = createContext(true);

/**
 * Once the server's HTML is hydrated, lets views show what the browser knows, in one transition; then the page answers: it is marked by `data-hydrated`, and
 * queued events are replayed.
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

export const wrapRootElement = ({ element }: { readonly element: ReactElement }) => <AfterHydration>{element}</AfterHydration>;

/**
 * Hydrates in slices of a few milliseconds instead of one long task, so that touches are answered in between.
 * In develop mode the server sends an empty shell: there the page is rendered from the start.
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
