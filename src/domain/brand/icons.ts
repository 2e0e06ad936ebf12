import { iconDrawing } from './iconDrawing';

/** For tabs and lists, where the mark's lines would run together. */
export const tabIcon = iconDrawing({ flower: 'petals', share: 0.84, round: true });

/** Sizes within `favicon.ico`, in pixels. */
export const tabIconSizes = [16, 32, 48] as const;

/**
 * The larger ones, each a PNG of that many pixels. A home screen that cuts icons into its own shape leaves at least the middle four fifths:
 * `maskable` keeps the flower within.
 */
export const icons = [
  { file: 'apple-touch-icon.png', size: 180, drawing: iconDrawing({ flower: 'lines', share: 0.74, round: false }) },
  { file: 'icon-192.png', size: 192, purpose: 'any', drawing: iconDrawing({ flower: 'lines', share: 0.8, round: true }) },
  { file: 'icon-512.png', size: 512, purpose: 'any', drawing: iconDrawing({ flower: 'lines', share: 0.8, round: true }) },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', drawing: iconDrawing({ flower: 'lines', share: 0.64, round: false }) },
] as const;
