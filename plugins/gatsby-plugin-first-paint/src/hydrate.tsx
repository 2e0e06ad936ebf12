import { createContext, startTransition, useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { markFault } from './faults';
import { type EarlyInput, keepInput } from './keepInput';

/** Whether components may render what only the browser knows: false while React hydrates the server's HTML. */
export const HydratedContext = createContext(true);

let input: EarlyInput | undefined;

/** Passes early input to the components and dispatches queued events. Then the page is interactive: it gets `data-hydrated`. */
async function catchUp(): Promise<void> {
  const replay = window.earlyPage?.end();
  await input?.announce();
  document.getElementById('___gatsby')?.setAttribute('data-hydrated', '');
  replay?.(input?.find);
}

/** Once the server's HTML is hydrated, renders in one transition what only the browser knows. */
function AfterHydration({ children }: { readonly children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => input?.restore(), []);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) void catchUp();
  }, [hydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/** Gatsby’s `wrapRootElement` for the server only: in the browser Gatsby also wraps the root of a page's `Head`, which is ready long before the page. */
export const wrapRootElement = ({ element }: { readonly element: ReactElement }) => <AfterHydration>{element}</AfterHydration>;

/** For an error that leaves the page empty, for example after an extension removed an element: loads the address as a document, once. */
function reloadOnce(): void {
  const state = window.history.state as { readonly reloaded?: boolean } | null;
  if (state?.reloaded) return;
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
}

/** Hydrates in slices of a few milliseconds, so that input is handled in between. In develop mode the server's HTML is empty, so the page is rendered. */
export function hydrate(element: ReactNode, container: Element | Document | null): void {
  if (!container) throw new Error('The page has no root element.');
  const page = <AfterHydration>{element}</AfterHydration>;
  startTransition(() => {
    if (container.hasChildNodes()) {
      if (container instanceof Element) input = keepInput(container);
      hydrateRoot(container, page, {
        onRecoverableError: (error) => {
          markFault('hydration');
          reportError(error);
        },
        onUncaughtError: (error) => {
          markFault('render');
          reportError(error);
          reloadOnce();
        },
      });
    } else createRoot(container).render(page);
  });
}
