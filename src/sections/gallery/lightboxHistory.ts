import { createEmitter } from '../../browser/emitter';
import { useStore } from '../../hooks/useStore';
import { anchorOfPicture, pictureInHash } from './pictureAnchor';

/** Marks an entry of the history that the lightbox added, so that closing it goes back. */
interface Mark {
  readonly lightbox?: boolean;
}

/** A step back is under way: a second one would leave the page. */
let leaving = false;

const standing = () => ({ page: window.location.pathname, picture: pictureInHash(window.location.hash) });
let before: ReturnType<typeof standing>;

/**
 * Follows back and forward between pictures of one page, before the router does: it would scroll to the picture's place behind the lightbox. Once for
 * all views that follow, since a step that is stopped reaches nobody else.
 */
const { subscribe, emit } = createEmitter(() => {
  before = standing();
  const step = (event: PopStateEvent) => {
    leaving = false;
    const { page, picture } = standing();
    if (page === before.page && (picture !== null || before.picture !== null)) event.stopImmediatePropagation();
    note();
  };
  window.addEventListener('popstate', step, { capture: true });
  window.addEventListener('hashchange', note);
  return () => {
    window.removeEventListener('popstate', step, { capture: true });
    window.removeEventListener('hashchange', note);
  };
});

function note(): void {
  before = standing();
  emit();
}

/** Puts a picture into the address, as a step that "back" undoes. */
export function openPicture(name: string): void {
  leaving = false;
  window.history.pushState({ ...(window.history.state as Mark | null), lightbox: true }, '', `#${anchorOfPicture(name)}`);
  note();
}

/** Another picture in its place, without a step of its own. */
export function showPicture(name: string): void {
  window.history.replaceState(window.history.state, '', `#${anchorOfPicture(name)}`);
  note();
}

/**
 * Takes the picture out of the address: back to where it was opened.
 * @param rest address on the page, without `#`, where the visitor came with the picture
 */
export function closePicture(rest: string): void {
  if (leaving) return;
  if ((window.history.state as Mark | null)?.lightbox) {
    leaving = true;
    window.history.back();
    return;
  }
  window.history.replaceState(window.history.state, '', `#${rest}`);
  note();
}

/**
 * What follows from the picture that the page's address names, `#foto-…`.
 * @param answer is given the picture's name; null for none, and in the server's HTML. A view is rendered anew only when what it answers has changed
 */
export const usePictureInAddress = <Answer extends string | number | null>(answer: (name: string | null) => Answer): Answer =>
  useStore({ subscribe, read: () => answer(pictureInHash(window.location.hash)), readOnServer: () => answer(null) });
