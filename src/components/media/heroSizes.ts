/**
 * How wide a first picture stands that covers a box of a whole screen's height, or of three fifths: 3 to 2 it is one and a half times as wide as
 * the box is high, its tall version three quarters; and never narrower than the glass.
 */
export const heroSizes = {
  tall: { sizes: 'max(100vw, 150svh)', tallSizes: 'max(100vw, 75svh)' },
  short: { sizes: 'max(100vw, 93svh)', tallSizes: 'max(100vw, 47svh)' },
} as const;
