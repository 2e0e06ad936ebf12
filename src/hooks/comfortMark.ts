import { type ComfortChoice, degreeOf } from '../domain/comfort/comfort';
import { readStored, store } from './storage';

declare global {
  interface Window {
    /** What was chosen on this page, where storage is closed to us. */
    comfort?: ComfortChoice;
  }
}

const storageKey = 'comfort';

const contrast = () => window.matchMedia('(prefers-contrast: more)');

function choice(): ComfortChoice | null {
  const kept = window.comfort ?? readStored('localStorage', storageKey);
  return kept === 'on' || kept === 'off' ? kept : null;
}

/** What the visitor’s choice and system ask for now. */
export const comfortNow = () => degreeOf({ choice: choice(), moreContrast: contrast().matches });

/** Marks the document with it, for the styles: `<html data-comfort="on">` (tokens.css). */
export function markComfort(): void {
  const { dataset } = document.documentElement;
  const degree = comfortNow();
  if (dataset.comfort === degree) return;
  if (degree) dataset.comfort = degree;
  else delete dataset.comfort;
}

/** Marks the document and keeps it marked when the system’s setting changes. Runs inline in the head (`loading/inline/head.ts`), before the first paint. */
export function keepComfortMarked(): void {
  markComfort();
  contrast().addEventListener('change', markComfort);
}

/** Takes the visitor’s choice, for this visit and later ones. */
export function chooseComfort(chosen: ComfortChoice): void {
  window.comfort = chosen;
  // where storage is barred it holds for as long as the document is open
  store('localStorage', storageKey, chosen);
  markComfort();
}
