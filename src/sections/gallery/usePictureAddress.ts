import { useMemo } from 'react';
import { useStore } from '../../hooks/useStore';
import { anchorOfPicture, pictureInHash } from './picturePlace';

/** Marks an entry of the history that the lightbox added, so that closing it goes back. */
interface Mark {
  readonly lightbox?: boolean;
}

const listeners = new Set<() => void>();

/** A step back is under way: a second one would leave the page. */
let leaving = false;

const tell = () => {
  listeners.forEach((listener) => {
    listener();
  });
};

/**
 * Follows back and forward between pictures of one page, before the router does: it would scroll to the picture's place behind the lightbox.
 */
function subscribe(listener: () => void): () => void {
  const page = window.location.pathname;
  let shown = pictureInHash(window.location.hash);
  const note = () => {
    shown = pictureInHash(window.location.hash);
    listener();
  };
  const follow = (event: PopStateEvent) => {
    leaving = false;
    const named = pictureInHash(window.location.hash);
    if (window.location.pathname === page && (named !== null || shown !== null)) event.stopImmediatePropagation();
    note();
  };
  listeners.add(note);
  window.addEventListener('popstate', follow, { capture: true });
  window.addEventListener('hashchange', note);
  return () => {
    listeners.delete(note);
    window.removeEventListener('popstate', follow, { capture: true });
    window.removeEventListener('hashchange', note);
  };
}

interface PictureAddress {
  /** The file's name of the picture that the address names; null for none, and in the server's HTML. */
  readonly name: string | null;
  /** Puts a picture into the address, as a step that "back" undoes. */
  readonly open: (name: string) => void;
  /** Another picture in its place, without a step of its own. */
  readonly move: (name: string) => void;
  /** Takes the picture out of the address: back to where it was opened, or to `rest` when the visitor came with it. */
  readonly close: (rest: string) => void;
}

/** The picture that the page's address names, `#foto-…`, with ways to change it. */
export function usePictureAddress(): PictureAddress {
  const name = useStore(
    subscribe,
    () => pictureInHash(window.location.hash),
    () => null,
  );
  const ways = useMemo(
    () => ({
      open(next: string) {
        leaving = false;
        window.history.pushState({ ...(window.history.state as Mark | null), lightbox: true }, '', `#${anchorOfPicture(next)}`);
        tell();
      },
      move(next: string) {
        window.history.replaceState(window.history.state, '', `#${anchorOfPicture(next)}`);
        tell();
      },
      close(rest: string) {
        if (leaving) return;
        if ((window.history.state as Mark | null)?.lightbox) {
          leaving = true;
          window.history.back();
          return;
        }
        window.history.replaceState(window.history.state, '', `#${rest}`);
        tell();
      },
    }),
    [],
  );
  return { name, ...ways };
}
