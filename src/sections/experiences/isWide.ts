/** Every third of the ten entries has a wider picture, from the second on. */
export const isWide = (index: number): boolean => index % 3 === 1;
