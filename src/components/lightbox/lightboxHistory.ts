import { enterEntry } from '../../browser/historyEntry';
import { createEmitter } from '../../browser/store';
import { useStore } from '../../hooks/useStore';
import { anchorOfPicture, pictureInHash } from './pictureAnchor';

interface LightboxState {
  readonly lightbox?: boolean;
}

/** `history.back()` is pending: a second call would leave the page. */
let goingBack = false;

const readLocation = () => ({ page: window.location.pathname, picture: pictureInHash(window.location.hash) });
let before: ReturnType<typeof readLocation>;

/** Before Gatsby's router, which would scroll to the picture behind the lightbox. One listener for all subscribers, since it stops the event. */
const { subscribe, emit } = createEmitter(() => {
  before = readLocation();
  const onPopState = (event: PopStateEvent) => {
    goingBack = false;
    const { page, picture } = readLocation();
    if (page === before.page && (picture !== null || before.picture !== null)) {
      event.stopImmediatePropagation();
      enterEntry();
    }
    note();
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('hashchange', note);
  return () => {
    window.removeEventListener('popstate', onPopState, { capture: true });
    window.removeEventListener('hashchange', note);
  };
});

function note(): void {
  before = readLocation();
  emit();
}

export function openPicture(name: string): void {
  goingBack = false;
  window.history.pushState({ ...(window.history.state as LightboxState | null), lightbox: true }, '', `#${anchorOfPicture(name)}`);
  note();
}

export function showPicture(name: string): void {
  window.history.replaceState(window.history.state, '', `#${anchorOfPicture(name)}`);
  note();
}

/** Goes back to the entry where the picture was opened. @param rest hash, without `#`, for visitors who came with the picture in the address */
export function closePicture(rest: string): void {
  if (goingBack) return;
  if ((window.history.state as LightboxState | null)?.lightbox) {
    goingBack = true;
    window.history.back();
    return;
  }
  window.history.replaceState(window.history.state, '', `#${rest}`);
  note();
}

/** Subscribes to the picture in the hash, `#foto-…`. @param select the view re-renders only when its result changes */
export const usePictureInAddress = <Selected extends string | number | null>(select: (name: string | null) => Selected): Selected =>
  useStore({ subscribe, read: () => select(pictureInHash(window.location.hash)), readOnServer: () => select(null) });
