/** Where the fact sheets stand, without language: each speaks all three and has one address. */
export const sheetPath = {
  room: (slug: string): string => `/fichas/quartos/${slug}`,
  hall: (slug: string): string => `/fichas/espacos/${slug}`,
  hotel: '/fichas/hotel',
} as const;
