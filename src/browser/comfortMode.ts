import { readStored, writeStored } from './storage';

export type ComfortChoice = 'on' | 'off';

declare global {
  interface Window {
    /** The choice on this page, in case storage is blocked. */
    comfort?: ComfortChoice;
  }
}

const storageKey = 'comfort';

const contrast = () => window.matchMedia('(prefers-contrast: more)');

/** The visitor’s choice, else the system’s contrast setting: `on` is the whole mode, `contrast` stronger contrast only. */
export function comfortMode(): 'on' | 'contrast' | null {
  const chosen = window.comfort ?? readStored('localStorage', storageKey);
  if (chosen === 'on') return 'on';
  return chosen !== 'off' && contrast().matches ? 'contrast' : null;
}

function applyComfortMode(): void {
  const { dataset } = document.documentElement;
  const mode = comfortMode();
  if (dataset.comfort === mode) return;
  if (mode) dataset.comfort = mode;
  else delete dataset.comfort;
}

/** Applies comfort mode now and whenever the system’s setting changes. Runs inline in the head, before the first paint. */
export function watchComfortMode(): void {
  applyComfortMode();
  contrast().addEventListener('change', applyComfortMode);
}

/** Stores the visitor’s choice and applies it, to this page even if storage is blocked. */
export function saveComfortChoice(chosen: ComfortChoice): void {
  window.comfort = chosen;
  writeStored('localStorage', storageKey, chosen);
  applyComfortMode();
}
