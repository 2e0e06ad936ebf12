/** Below which all fact sheets stand. */
export const sheetsFolder = '/fichas/';

/** Where the fact sheets stand, without language: each speaks all three and has one address. */
export const sheetPath = {
  room: (slug: string): string => `${sheetsFolder}quartos/${slug}`,
  hall: (slug: string): string => `${sheetsFolder}espacos/${slug}`,
  hotel: `${sheetsFolder}hotel`,
} as const;
