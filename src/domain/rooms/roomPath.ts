/** The page of a room, without language. */
export const roomPath = (slug: string): string => `/quartos/${slug}`;
