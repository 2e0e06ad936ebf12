/** Every third of the ten entries has a wider picture, from the second on. */
export const hasWidePicture = (index: number): boolean => index % 3 === 1;
