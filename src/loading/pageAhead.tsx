import { Activity, Fragment, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createEmitter } from '../browser/emitter';
import { arrive } from './arrival';
import { idle, isWelcome } from './calm';
import { isThere, type GatsbySite, type LoadedPage } from './gatsbySite';

/** Milliseconds after the finger has left a link, until a page that was not gone to is forgotten. */
const patience = 1000;

let ahead: LoadedPage | undefined;
const { subscribe, emit } = createEmitter();

function makeAhead(page: LoadedPage | undefined): void {
  if (page === ahead) return;
  ahead = page;
  arrive(page !== undefined);
  emit();
}

const makeNoPageAhead = (): void => makeAhead(undefined);

/** The visitor has arrived at a page: none is ahead any more. Told later, since React would clear the page that was left away before it shows the new one. */
export async function endPageAhead(): Promise<void> {
  const arrived = ahead;
  await idle();
  if (ahead === arrived) makeNoPageAhead();
}

/** The address of the page that a link leads to, where it says all of what that page shows. */
function plainPath(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target || link.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined;
  return link.search || link.hash || window.location.search ? undefined : link.pathname;
}

/**
 * A finger rests on a link for a tenth of a second before that is a tap. Meanwhile the page that it leads to is made, where it has been
 * fetched, unseen and in nobody's way, and fetched where it has not. A finger that moves on has asked for nothing.
 */
export function makePagesAhead({ ___loader: loader, ___webpackCompilationHash: build }: GatsbySite): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target, isPrimary, button }: PointerEvent) => {
    clearTimeout(timer);
    const path = isPrimary && button === 0 ? plainPath((target as Element).closest<HTMLAnchorElement>('a[href]')) : undefined;
    const page = path === undefined ? undefined : loader.loadPageSync(path);
    if (path !== undefined && !page && isWelcome()) void loader.loadPage(path);
    makeAhead(isThere(page) && page.page?.webpackCompilationHash === build ? page : undefined);
  };
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(makeNoPageAhead, patience);
  };
  document.addEventListener('pointerdown', begin, { passive: true });
  document.addEventListener('pointerup', end, { passive: true });
  document.addEventListener('pointercancel', makeNoPageAhead, { passive: true });
}

const drawings = new WeakMap<LoadedPage, ReactElement>();

/** A page that is drawn once stands, whatever is drawn around it. */
function drawOnce(page: LoadedPage, draw: (page: LoadedPage) => ReactElement): ReactElement {
  const drawing = drawings.get(page) ?? draw(page);
  drawings.set(page, drawing);
  return drawing;
}

interface PagesProps {
  /** Undefined while the server's HTML is written. */
  readonly shown: LoadedPage | undefined;
  readonly draw: (page: LoadedPage) => ReactElement;
  /** The page that is shown, as Gatsby draws it. */
  readonly children: ReactElement;
}

/** The page that is shown, and was made ahead. */
interface Made {
  readonly page: LoadedPage;
  /** What Gatsby drew when it was gone to. */
  readonly arrival: ReactElement;
}

/** The page that is shown, and beside it, unseen, the one that is made ahead; that one is shown as it stands when it is gone to. */
export function Pages({ shown, draw, children }: PagesProps) {
  const next = useSyncExternalStore(
    subscribe,
    () => ahead,
    () => undefined,
  );
  const [made, setMade] = useState<Made>();
  const there = made?.page === shown ? made : shown && shown === next ? { page: shown, arrival: children } : undefined;
  if (there !== made) setMade(there);
  return (
    <>
      {there ? (
        // drawn anew with Gatsby, for what its views read from the address
        <Activity key={there.page.page?.path}>{children === there.arrival ? drawOnce(there.page, draw) : draw(there.page)}</Activity>
      ) : (
        // without a boundary, which would be taken over from the server's HTML apart from all else
        <Fragment key={shown?.page?.path}>{children}</Fragment>
      )}
      {next && next !== shown && (
        <Activity key={next.page?.path} mode="hidden">
          {drawOnce(next, draw)}
        </Activity>
      )}
    </>
  );
}
