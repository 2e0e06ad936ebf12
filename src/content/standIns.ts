import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inHotelFolder } from '../hotel';
import { readContent } from './read';
import { namedFilesOf } from './rules/pictures';

/** The rendered pictures and films, as `sha256sum` lists them: one that is overwritten has another digest. A hotel without the file has only its own. */
const listOfStandIns = inHotelFolder('images/stand-ins.sha256');

const digestOf = (file: string): string => crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Tells of a picture or film, by its path, whether it stands in for one of the hotel's own. @param root the project's folder */
export function standInsOf(root: string): (file: string) => boolean {
  const list = path.resolve(root, listOfStandIns);
  const digests = new Set(fs.existsSync(list) ? fs.readFileSync(list, 'utf8').match(/^[\da-f]{64}/gm) : []);
  return (file) => digests.size > 0 && digests.has(digestOf(path.resolve(root, file)));
}

/**
 * Every place where content names a picture or film that is there, and whether it stands in for one of the hotel's own, whatever its name is.
 * @param root the project's folder
 */
export function shownFiles(root: string, { files } = readContent(root)) {
  const shown = namedFilesOf({ files }).filter(({ named }) => !named.endsWith('.pdf') && fs.existsSync(path.resolve(root, named)));
  const standIns = new Set([...new Set(shown.map(({ named }) => named))].filter(standInsOf(root)));
  return shown.map((one) => ({ ...one, isStandIn: standIns.has(one.named) }));
}
