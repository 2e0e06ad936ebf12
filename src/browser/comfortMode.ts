import { type ComfortChoice, resolveComfortMode } from '../domain/visitor/comfort';
import { readStored, writeStored } from './storage';

declare global {
  interface Window {
    /** What was chosen on this page, in case storage is blocked. */
    comfort?: ComfortChoice;
  }
}

const storageKey = 'comfort';

const contrast = () => window.matchMedia('(prefers-contrast: more)');

function choice(): ComfortChoice | null {
  const stored = window.comfort ?? readStored('localStorage', storageKey);
  return stored === 'on' || stored === 'off' ? stored : null;
}

/** The mode that applies now: the visitor’s choice, else the system’s setting for contrast. */
export const comfortMode = () => resolveComfortMode({ choice: choice(), moreContrast: contrast().matches });

/** Sets `<html data-comfort>`, which the styles depend on (tokens.css). */
export function applyComfortMode(): void {
  const { dataset } = document.documentElement;
  const mode = comfortMode();
  if (dataset.comfort === mode) return;
  if (mode) dataset.comfort = mode;
  else delete dataset.comfort;
}

/** Applies comfort mode now and whenever the system’s setting changes. Runs inline in the head (src/components/comfort/markComfortInHead.ts), before the first paint. */
export function watchComfortMode(): void {
  applyComfortMode();
  contrast().addEventListener('change', applyComfortMode);
}

/** Stores the visitor’s choice and applies it. It holds for the page even where the browser stores nothing. */
export function saveComfortChoice(chosen: ComfortChoice): void {
  window.comfort = chosen;
  writeStored('localStorage', storageKey, chosen);
  applyComfortMode();
}
