import fs from 'node:fs';
import path from 'node:path';
import { inHotelFolder } from '../../../src/hotel';

/** The data of a content file, by its path in the hotel's folder: `contentFile<Room>('rooms/luxo.json')`. */
export const contentFile = <Data>(file: string): Data => JSON.parse(fs.readFileSync(inHotelFolder(file), 'utf8')) as Data;

/** The data of all JSON files in a folder of the hotel's, sorted by file name; none where there is no such folder. */
export const contentFolder = <Data>(folder: string): Data[] =>
  fs.existsSync(inHotelFolder(folder))
    ? fs
        .readdirSync(inHotelFolder(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => contentFile<Data>(path.join(folder, name)))
    : [];
