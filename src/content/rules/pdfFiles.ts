import fs from 'node:fs';
import path from 'node:path';
import { fault, type Fault } from '../faults/fault';
import { problemOfFile } from '../fileFormats';
import { namedFilesOf } from './pictures';
import type { Rule } from './rule';

/** A PDF is whole, open to everybody, and small enough for a phone. That it exists, under a name that has an address, the rule on pictures says. */
export const pdfFiles: Rule = (content) =>
  namedFilesOf(content).flatMap(({ file, field, named }): Fault[] => {
    const place = path.resolve(content.root, named);
    if (!named.endsWith('.pdf') || !fs.statSync(place, { throwIfNoEntry: false })?.isFile()) return [];
    const problem = problemOfFile(named, 'pdf', fs.readFileSync(place));
    return problem ? [fault(file, field, problem)] : [];
  });
