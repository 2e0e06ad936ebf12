import { updatePageSession } from '../hooks/pageSession';

/** Milliseconds from a click until a page that has not arrived is said to be loading (decisions “Languages and addresses”). */
const patience = 200;

type Navigate = (to: string, options?: unknown) => unknown;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches every navigation from its first moment on: Gatsby’s own event comes a second later. */
export function watchNavigation(): void {
  const site = window as unknown as { ___navigate?: Navigate };
  const navigate = site.___navigate;
  if (!navigate) return;
  site.___navigate = (to, options) => {
    clearTimeout(timer);
    timer = setTimeout(() => updatePageSession({ loading: true }), patience);
    return navigate(to, options);
  };
}

/** The page is there. */
export function endLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loading: false });
}
