import { meantAddress } from 'first-paint-address';
import type { FirstPaintOptions } from '../options';
import { startScripts } from '../startScripts';

declare const OPTIONS: Pick<FirstPaintOptions, 'deferredStylesheet' | 'fontFiles'>;

startScripts({ ...OPTIONS, meantAddress });
