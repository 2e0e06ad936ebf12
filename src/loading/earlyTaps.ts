import type { KeptTaps } from './keepTaps';

declare global {
  interface Window {
    /** Where the inline loader keeps what the visitor did before React was there. */
    earlyTaps?: KeptTaps;
  }
}
