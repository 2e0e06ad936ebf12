/** For `test.use`: disables the film on the home page, which keeps the processor busy. */
export const withoutFilm = { contextOptions: { reducedMotion: 'reduce' } } as const;
