/** Seeds what a condition leaves to chance. A run of `npm run test:field` prints its seed, and `FIELD_SEED` repeats it. */
export const seed = Number(process.env.FIELD_SEED ?? 1);
