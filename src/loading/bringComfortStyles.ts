import { comfortMode } from '../browser/comfortMode';
import { laterStylesAddress } from './laterStylesAddress';

/**
 * Brings the later styles, where those of comfort mode stand, before the first paint of a visitor who has it: nothing is seen without them, and
 * nothing moves when they come. Runs inline in the head.
 */
export function bringComfortStyles(): void {
  if (!comfortMode()) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('blocking', 'render');
  link.href = laterStylesAddress;
  document.head.append(link);
}
