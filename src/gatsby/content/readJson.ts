import fs from 'node:fs';
import path from 'node:path';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { fault, type Fault } from './fault';
import { dotted, type Json, type Trail } from './json';

/** Bytes; the largest content file has some 18 000. */
const largestFile = 2_000_000;
/** Nesting depth; content has no more than seven levels. */
const deepest = 64;
/** Syntax errors reported for one file: further ones mostly follow from the first. */
const maxMistakes = 3;

type Complaint = Pick<Fault, 'field' | 'problem' | 'remedy'>;

/** Ends the reading of a file with messages for people. */
class Unreadable extends Error {
  constructor(readonly complaints: readonly Complaint[]) {
    super(complaints[0]?.problem);
  }
}
const unreadable = (problem: string, remedy: string): Unreadable => new Unreadable([{ field: '', problem, remedy }]);

const readErrors: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  ENOENT: ['the file is missing', 'put it back: the site needs it'],
  EISDIR: ['it is a folder, though its name is that of a file', 'rename the folder'],
  ELOOP: ['it is a link that leads back to itself', 'put the file itself here'],
  EACCES: ['it may not be read', 'change its permissions'],
};

function bytesOf(file: string): Buffer {
  try {
    if (fs.statSync(file).size > largestFile) throw unreadable(`it is larger than ${largestFile / 1_000_000} MB`, 'is it a content file at all? take it out');
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw unreadable(...(readErrors[code] ?? ([`it cannot be read (${code})`, 'look at the file on this machine'] as const)));
  }
}

const place = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
};

/** Gatsby reads content as UTF-8 and strips nothing: any other encoding would break its build. */
function textOf(bytes: Buffer): string {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) throw unreadable('it is saved as UTF-16', 'save it as UTF-8');
  if (begins(0xef, 0xbb, 0xbf)) throw unreadable('it begins with a byte order mark', 'save it as UTF-8 without BOM');
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw unreadable(`it is not UTF-8: look at ${place(text, text.indexOf('\uFFFD'))}`, 'save it as UTF-8');
  if (text.trim() === '') throw unreadable('the file is empty', 'copy a neighbouring file and change it');
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
    if (depth > deepest) throw unreadable(`groups stand within groups more than ${deepest} deep`, 'compare with a neighbouring file');
  }
}

const mistakes: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that JSON does not know',
  InvalidNumberFormat: 'a number that JSON does not know',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'text stands after the end',
  UnexpectedEndOfString: 'a closing " is missing',
  InvalidCommentToken: 'JSON allows no comments',
  InvalidCharacter: 'a line break or another control character stands within a text',
  InvalidEscapeCharacter: 'a \\ before a letter that needs none',
  InvalidUnicode: 'a \\u without its four digits',
};

function treeOf(text: string): Node {
  refuseDepth(text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (tree && errors.length === 0) return tree;
  throw new Unreadable(
    errors.slice(0, maxMistakes).map(({ error, offset }) => ({
      field: '',
      problem: `broken JSON at ${place(text, offset)}: ${mistakes[printParseErrorCode(error)] ?? printParseErrorCode(error)}`,
      remedy: 'compare with a neighbouring file',
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
    if (name === '__proto__') yield { field: dotted(here), problem: 'nobody knows this name', remedy: 'take it out' };
    else if (seen.has(name)) yield { field: dotted(here), problem: `the name stands twice, again at ${place(text, offset)}`, remedy: 'keep one of the two' };
    seen.add(name);
    if (value) yield* lostNames(value, text, here);
  }
}

/** Parsed as Gatsby does it, so that its errors are reported here, in words. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw unreadable(`broken JSON: ${(error as SyntaxError).message}`, 'compare with a neighbouring file');
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
    return { faults: error.complaints.map(({ field, problem, remedy }) => fault(file, field, problem, remedy)) };
  }
}
