import fs from 'node:fs';
import path from 'node:path';
import { fault, type Fault } from '../faults/fault';
import { namedFilesOf } from './pictures';
import type { Rule } from './rule';

/** Megabytes. */
const most = 10;

/** Whether a PDF begins and ends as one: a copy that was cut short lacks its end. */
const isWhole = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');

/** A PDF is whole, and small enough for a phone. That it exists, under a name that has an address, the rule on pictures says. */
export const pdfFiles: Rule = (content) =>
  namedFilesOf(content).flatMap(({ file, field, named }): Fault[] => {
    const place = path.resolve(content.root, named);
    const found = named.endsWith('.pdf') ? fs.statSync(place, { throwIfNoEntry: false }) : undefined;
    if (!found?.isFile()) return [];
    if (found.size > most * 1e6) return [fault(file, field, { code: 'largePdf', named, megabytes: found.size / 1e6, most })];
    return isWhole(fs.readFileSync(place)) ? [] : [fault(file, field, { code: 'badPdf', named })];
  });
