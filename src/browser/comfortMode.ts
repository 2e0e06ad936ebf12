import { type ComfortChoice, resolveComfortMode } from '../domain/visitor/comfort';
import { readStored, store } from './storage';

declare global {
  interface Window {
    /** What was chosen on this page, for browsers that block storage. */
    comfort?: ComfortChoice;
  }
}

const storageKey = 'comfort';

const contrast = () => window.matchMedia('(prefers-contrast: more)');

function choice(): ComfortChoice | null {
  const stored = window.comfort ?? readStored('localStorage', storageKey);
  return stored === 'on' || stored === 'off' ? stored : null;
}

export const comfortMode = () => resolveComfortMode({ choice: choice(), moreContrast: contrast().matches });

/** Sets `<html data-comfort>`, which the styles follow (tokens.css). */
export function applyComfortMode(): void {
  const { dataset } = document.documentElement;
  const degree = comfortMode();
  if (dataset.comfort === degree) return;
  if (degree) dataset.comfort = degree;
  else delete dataset.comfort;
}

/** Applies comfort mode now and whenever the system’s setting changes. Runs inline in the head (src/components/comfort/markComfortInHead.ts), before the first paint. */
export function watchComfortMode(): void {
  applyComfortMode();
  contrast().addEventListener('change', applyComfortMode);
}

export function saveComfortChoice(chosen: ComfortChoice): void {
  window.comfort = chosen;
  // where storage is blocked it lasts as long as the document
  store('localStorage', storageKey, chosen);
  applyComfortMode();
}
