import fs from 'node:fs';
import path from 'node:path';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Mistake, TextPlace } from './faults/english';
import { fault, type Fault, type Problem } from './faults/fault';
import { dotted, type Json, type Trail } from './json';

/** Bytes; the largest content file has some 18 000. */
const largestFile = 2_000_000;
/** Nesting depth; content has no more than seven levels. */
const deepest = 64;
/** Syntax errors reported for one file: further ones mostly follow from the first. */
const maxMistakes = 3;

interface Complaint {
  readonly field: string;
  readonly problem: Problem;
}

/** Ends the reading of a file. */
class Unreadable extends Error {
  constructor(readonly complaints: readonly Complaint[]) {
    super(complaints[0]?.problem.code);
  }
}
const unreadable = (problem: Problem): Unreadable => new Unreadable([{ field: '', problem }]);

const readErrors: Readonly<Record<string, Problem>> = {
  ENOENT: { code: 'fileMissing' },
  EISDIR: { code: 'isFolder' },
  ELOOP: { code: 'linkInCircle' },
  EACCES: { code: 'notPermitted' },
};

function bytesOf(file: string): Buffer {
  try {
    if (fs.statSync(file).size > largestFile) throw unreadable({ code: 'tooManyBytes', megabytes: largestFile / 1_000_000 });
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw unreadable(readErrors[code] ?? { code: 'unreadable', reason: code });
  }
}

const place = (text: string, offset: number): TextPlace => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Gatsby reads content as UTF-8 and strips nothing: any other encoding would break its build. */
function textOf(bytes: Buffer): string {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) throw unreadable({ code: 'utf16' });
  if (begins(0xef, 0xbb, 0xbf)) throw unreadable({ code: 'byteOrderMark' });
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw unreadable({ code: 'notUtf8', place: place(text, text.indexOf('\uFFFD')) });
  if (text.trim() === '') throw unreadable({ code: 'emptyFile' });
  return text;
}

/** The parser is recursive: nesting that is too deep would exhaust the stack. */
function refuseDepth(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '{' || character === '[')) depth += 1;
    else if (!quoted && (character === '}' || character === ']')) depth -= 1;
    if (depth > deepest) throw unreadable({ code: 'tooDeep', levels: deepest });
  }
}

function treeOf(text: string): Node {
  refuseDepth(text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (tree && errors.length === 0) return tree;
  throw new Unreadable(
    errors.slice(0, maxMistakes).map(({ error, offset }) => ({
      field: '',
      problem: { code: 'brokenJson', place: place(text, offset), mistake: printParseErrorCode(error) as Mistake },
    })),
  );
}

/** Names that are valid JSON but get lost when it is read: a duplicate, and `__proto__`. */
function* lostNames(node: Node, text: string, trail: Trail = []): Generator<Complaint> {
  if (node.type === 'array') for (const [index, child] of (node.children ?? []).entries()) yield* lostNames(child, text, [...trail, index]);
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const { children: [key, value] = [], offset } of node.children ?? []) {
    const name = String(key?.value);
    const here = [...trail, name];
    if (name === '__proto__') yield { field: dotted(here), problem: { code: 'unknownField', known: [] } };
    else if (seen.has(name)) yield { field: dotted(here), problem: { code: 'fieldTwice', place: place(text, offset) } };
    seen.add(name);
    if (value) yield* lostNames(value, text, here);
  }
}

/** Parsed as Gatsby does it, so that its errors are reported here, in words. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw unreadable({ code: 'unparsed', message: (error as SyntaxError).message });
  }
}

/** Takes no more than it needs: each name in a large file costs a search for its line. */
function firstOf<Value>(values: Iterable<Value>, count: number): Value[] {
  const first: Value[] = [];
  for (const value of values) if (first.push(value) === count) break;
  return first;
}

/**
 * Reads one JSON file. Syntax errors are returned as faults, with line and column, instead of data.
 * @param root the project's folder
 * @param file the file's path from there
 */
export function readJson(root: string, file: string): { readonly data: Json; readonly faults?: undefined } | { readonly faults: readonly Fault[] } {
  try {
    const text = textOf(bytesOf(path.join(root, file)));
    const lost = firstOf(lostNames(treeOf(text), text), maxMistakes);
    if (lost.length > 0) throw new Unreadable(lost);
    return { data: parsed(text) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { faults: error.complaints.map(({ field, problem }) => fault(file, field, problem)) };
  }
}
