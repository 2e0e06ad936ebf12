/** Pixels of the long edge that pictures need: the largest sizes that src/queries/pictures.ts and src/sections/rooms/panorama/RoomPanorama.tsx ask for. */
export const pixels = { whole: 1600, card: 800, panorama: 4096 } as const;

/** Pixels of the long edge that are enough for a photo. */
export const enoughPixels = 2560;

/** The same for a field, by its path, such as `Room.pictures.*.file`: guests look closely at a view all round and at the map. */
export const enoughPixelsAt = (field: string): number => (/^(?:Room\.panorama|ResortMap\.picture)\./.test(field) ? pixels.panorama : enoughPixels);
