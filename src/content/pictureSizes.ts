/** Pixels of the long edge that pictures need: the largest sizes that src/queries/pictures.ts and src/sections/rooms/panorama/RoomPanorama.tsx ask for. */
export const pixels = { whole: 1600, card: 800, panorama: 4096 } as const;
