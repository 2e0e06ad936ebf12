import fs from 'node:fs';
import path from 'node:path';

/** The data of a content file, by its path in `content/`: `contentFile<Room>('rooms/luxo.json')`. */
export const contentFile = <Data>(file: string): Data => JSON.parse(fs.readFileSync(path.join('content', file), 'utf8')) as Data;

/** The data of all JSON files in a folder of `content/`, sorted by file name; none where there is no such folder. */
export const contentFolder = <Data>(folder: string): Data[] =>
  fs.existsSync(path.join('content', folder))
    ? fs
        .readdirSync(path.join('content', folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => contentFile<Data>(path.join(folder, name)))
    : [];
