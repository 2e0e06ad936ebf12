import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inHotelFolder } from '../hotel';
import { readContent } from './read';
import { namedFilesOf } from './rules/pictures';

/** The rendered pictures and films, as `sha256sum` lists them: one that is overwritten has another digest. A hotel without the file has only its own. */
const listOfStandIns = inHotelFolder('images/stand-ins.sha256');

const digestOf = (file: string): string => crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/**
 * Every place where content names a picture or film that is there, and whether it stands in for one of the hotel's own, whatever its name is.
 * @param root the project's folder
 */
export function shownFiles(root: string, { files } = readContent(root)) {
  const at = (file: string) => path.resolve(root, file);
  const digests = new Set(fs.existsSync(at(listOfStandIns)) ? fs.readFileSync(at(listOfStandIns), 'utf8').match(/^[\da-f]{64}/gm) : []);
  const shown = namedFilesOf({ files }).filter(({ named }) => !named.endsWith('.pdf') && fs.existsSync(at(named)));
  const standIns = new Set([...new Set(shown.map(({ named }) => named))].filter((named) => digests.size > 0 && digests.has(digestOf(at(named)))));
  return shown.map((one) => ({ ...one, standsIn: standIns.has(one.named) }));
}
