/**
 * The `sizes` of a hero picture that covers a box of the full screen height, or of three fifths: a 3:2 picture is 1.5 times as wide as the box is high, its tall
 * version 0.75 times; and never narrower than the viewport.
 */
export const heroSizes = {
  tall: { sizes: 'max(100vw, 150svh)', tallSizes: 'max(100vw, 75svh)' },
  short: { sizes: 'max(100vw, 93svh)', tallSizes: 'max(100vw, 47svh)' },
} as const;
