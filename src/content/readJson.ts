import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { fault, type Fault, type Problem } from './faults/fault';
import { dotted, type Json } from './json';

/** Maximum faults reported for one file: later ones mostly follow from the first. */
const maxFaults = 3;

/** Syntax errors with line and column, and duplicate names in a group, of which the parser keeps the last. */
function faultsIn(text: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const names = new Set<string>();
  visit(
    text,
    {
      onError: (error, _offset, _length, line, character) => {
        faults.push(fault(file, '', { code: 'brokenJson', line: line + 1, column: character + 1, mistake: printParseErrorCode(error) }));
      },
      onObjectProperty: (name, _offset, _length, line, character, pathOf) => {
        const trail = [...pathOf(), name];
        const key = JSON.stringify(trail);
        if (names.has(key)) faults.push(fault(file, dotted(trail), { code: 'fieldTwice', line: line + 1, column: character + 1 }));
        names.add(key);
      },
    },
    { disallowComments: true },
  );
  return faults.slice(0, maxFaults);
}

/**
 * Reads one JSON file. Problems are returned as faults, instead of data. Gatsby reads content as UTF-8 and strips nothing: any other encoding, or a byte order
 * mark, would break its build.
 * @param root the project's folder
 * @param file the file's path from there
 */
export function readJson(root: string, file: string): { readonly data: Json; readonly faults?: undefined } | { readonly faults: readonly Fault[] } {
  const refuse = (problem: Problem) => ({ faults: [fault(file, '', problem)] });
  try {
    const bytes = fs.readFileSync(path.resolve(root, file));
    const text = bytes.toString('utf8');
    if (!isUtf8(bytes) || text.startsWith('\uFEFF')) return refuse({ code: 'notUtf8' });
    const faults = faultsIn(text, file);
    return faults.length > 0 ? { faults } : { data: JSON.parse(text) as Json };
  } catch (error) {
    return refuse({ code: 'unreadable', reason: (error as Error).message.split(',')[0] ?? '' });
  }
}
