/** What code knows of its hotel before any query. */
interface Hotel {
  readonly folder: string;
}

/** In Node, where nothing bundles this file. */
function readHotel(): Hotel {
  // this comes before src/environment.ts
  if (process.getBuiltinModule('node:fs').existsSync('.env')) process.loadEnvFile('.env');
  return { folder: process.env.CONTENT_FOLDER?.trim().replace(/\/+$/, '') || 'content' };
}

/** A bundle has it as a constant. */
const hotel: Hotel = process.env.HOTEL ? (JSON.parse(process.env.HOTEL) as Hotel) : readHotel();

/** The hotel's folder, from the project's: `content`, or what CONTENT_FOLDER names (docs/another-hotel.md). Whatever reads or names content asks here. */
export const hotelFolder = hotel.folder;

/** The path of a file of the hotel's, from the project's folder. @param file from the hotel's folder */
export const inHotelFolder = (file: string): string => `${hotelFolder}/${file}`;
