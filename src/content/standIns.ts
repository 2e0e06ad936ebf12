import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inHotelFolder } from '../hotel';
import { readContent } from './read';
import { namedFilesOf } from './rules/pictures';

/** The list of rendered pictures and films, as `sha256sum` writes it: a replaced one has another digest. A hotel without this file has none. */
const listOfStandIns = inHotelFolder('images/stand-ins.sha256');

const digestOf = (file: string): string => crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Returns whether a picture or film, by its path, is a placeholder. @param root the project's folder */
export function standInsOf(root: string): (file: string) => boolean {
  const list = path.resolve(root, listOfStandIns);
  const digests = new Set(fs.existsSync(list) ? fs.readFileSync(list, 'utf8').match(/^[\da-f]{64}/gm) : []);
  return (file) => digests.size > 0 && digests.has(digestOf(path.resolve(root, file)));
}

/**
 * Every place where content names an existing picture or film, and whether it is a placeholder, whatever its name is.
 * @param root the project's folder
 */
export function shownFiles(root: string, { files } = readContent(root)) {
  const shown = namedFilesOf({ files }).filter(({ named }) => !named.endsWith('.pdf') && fs.existsSync(path.resolve(root, named)));
  const standIns = new Set([...new Set(shown.map(({ named }) => named))].filter(standInsOf(root)));
  return shown.map((one) => ({ ...one, isStandIn: standIns.has(one.named) }));
}
