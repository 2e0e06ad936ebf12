import fs from 'node:fs';
import path from 'node:path';
import { fault, type Fault } from '../faults/fault';
import { type FileFormat, fileFormats, problemOfFile } from '../fileFormats';
import { namedFilesOf } from './pictures';
import type { Rule } from './rule';

const formatOf = (named: string): FileFormat | undefined => (Object.keys(fileFormats) as FileFormat[]).find((format) => named.endsWith(`.${format}`));

/** A PDF or film has the format of its name, is complete, unlocked, and small enough for a phone. The rule on pictures checks that it exists. */
export const files: Rule = (content) =>
  namedFilesOf(content).flatMap(({ file, field, named }): Fault[] => {
    const [format, place] = [formatOf(named), path.resolve(content.root, named)];
    if (!format || !fs.statSync(place, { throwIfNoEntry: false })?.isFile()) return [];
    const problem = problemOfFile(named, format, fs.readFileSync(place));
    return problem ? [fault(file, field, problem)] : [];
  });
