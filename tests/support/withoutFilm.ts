/** For `test.use`: no film on the home page, which the processor of a test machine would have to draw. */
export const withoutFilm = { contextOptions: { reducedMotion: 'reduce' } } as const;
