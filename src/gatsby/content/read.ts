import fs from 'node:fs';
import path from 'node:path';
import { parseTree, getNodeValue, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { kinds, type KindName } from './kinds';

/** Something wrong with a content file, in words for the person who edits it. */
export interface Fault {
  /** `fault` stops the build; `warning` is worth mending; `note` only informs. */
  readonly level: 'fault' | 'warning' | 'note';
  /** Path of the file, from the project's folder. */
  readonly file: string;
  /** Dotted name of the field, empty for the whole file. */
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface ContentFile {
  readonly kind: KindName;
  readonly file: string;
  readonly data: unknown;
}

const filesOf = (root: string, source: string): string[] => {
  const full = path.join(root, 'content', source);
  if (source.endsWith('.json')) return [`content/${source}`];
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `content/${source}/${name}`);
};

const place = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
};

const mistakes: Record<string, string> = {
  InvalidSymbol: 'a word that JSON does not know',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'text stands after the end',
  UnexpectedEndOfString: 'a closing " is missing',
  InvalidCommentToken: 'JSON allows no comments',
};

function repeatedNames(node: Node, text: string, faults: { field: string; at: string }[], trail: string[] = []): void {
  if (node.type === 'object') {
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      const name = String(key?.value);
      if (seen.has(name)) faults.push({ field: [...trail, name].join('.'), at: place(text, property.offset) });
      seen.add(name);
      if (value) repeatedNames(value, text, faults, [...trail, name]);
    }
  }
  if (node.type === 'array') node.children?.forEach((child, index) => repeatedNames(child, text, faults, [...trail, String(index)]));
}

/** Reads one JSON file; every mistake in its writing comes back with line and column. */
function readJson(root: string, file: string): { data: unknown; faults: Fault[] } {
  const fault = (field: string, problem: string, remedy: string): Fault => ({ level: 'fault', file, field, problem, remedy });
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return { data: undefined, faults: [fault('', 'the file is missing', 'put it back: the site needs it')] };
  const bytes = fs.readFileSync(full);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { data: undefined, faults: [fault('', 'the file is saved as UTF-16', 'save it as UTF-8')] };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const faults = errors.map(({ error, offset }) =>
    fault(
      '',
      `broken JSON at ${place(text, offset)}: ${mistakes[printParseErrorCode(error)] ?? printParseErrorCode(error)}`,
      'compare with a neighbouring file',
    ),
  );
  if (!tree || faults.length > 0)
    return { data: undefined, faults: faults.length > 0 ? faults.slice(0, 3) : [fault('', 'the file is empty', 'copy a neighbouring file and change it')] };
  const repeated: { field: string; at: string }[] = [];
  repeatedNames(tree, text, repeated);
  return { data: getNodeValue(tree), faults: repeated.map(({ field, at }) => fault(field, `the name stands twice, again at ${at}`, 'keep one of the two')) };
}

/** Reads every content file below `root`; files that cannot be read are faults, the others come back parsed. */
export function readContent(root: string): { files: ContentFile[]; faults: Fault[] } {
  const files: ContentFile[] = [];
  const faults: Fault[] = [];
  for (const kind of Object.keys(kinds) as KindName[]) {
    for (const file of filesOf(root, kinds[kind].source)) {
      const read = readJson(root, file);
      faults.push(...read.faults);
      if (read.data !== undefined) files.push({ kind, file, data: read.data });
    }
  }
  return { files, faults };
}
