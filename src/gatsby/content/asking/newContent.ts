import fs from 'node:fs';
import path from 'node:path';
import type { PlainDate } from '../../../domain/stay/plainDate';
import { checkContent } from '../check';
import { closest } from '../closest';
import { describeFaults, type Fault } from '../fault';
import { slug as slugSchema } from '../fields';
import { isObject, type JsonObject } from '../json';
import { kinds, type Kind, type KindName } from '../kinds';
import { readContent } from '../read';
import { faultOfNamedFile } from '../rules/namedFiles';
import { askFor, type Asking } from './askFor';
import type { Terminal } from './terminal';

/** `EventSpace` is asked for as `event-space`. */
const wordOf = (kind: KindName): string => kind.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Kinds with a file for each thing; the words of a page need a page, which is code. */
const newable = new Map(
  (Object.keys(kinds) as KindName[]).filter((kind) => !kinds[kind].source.endsWith('.json') && kind !== 'PageWords').map((kind) => [wordOf(kind), kind]),
);

async function askKind(word: string | undefined, terminal: Terminal): Promise<KindName> {
  const words = [...newable.keys()];
  let answer = word;
  for (;;) {
    const kind = answer === undefined ? undefined : newable.get(answer.toLowerCase());
    if (kind) return kind;
    const near = answer === undefined ? undefined : closest(answer, words);
    if (answer) terminal.tell(`  ✗ there is no “${answer}”${near ? `; did you mean “${near}”?` : ''}`);
    answer = await terminal.ask(`What shall it be (${words.join(', ')})? `);
  }
}

interface Place {
  readonly root: string;
  readonly kind: KindName;
}

/** A name that no file of the folder has, were it by capitals: nothing is ever written over. */
async function askSlug({ root, kind }: Place, terminal: Terminal): Promise<string> {
  const taken = fs.readdirSync(path.join(root, 'content', kinds[kind].source)).map((name) => name.toLowerCase());
  terminal.tell('\nThe name of the file, and of the page where there is one: letters, digits and hyphens');
  for (;;) {
    const slug = (await askFor({ schema: slugSchema.describe(''), name: 'slug' }, { terminal, objectionToFile: () => null })) as string;
    if (!taken.includes(`${slug.toLowerCase()}.json`)) return slug;
    terminal.tell(`  ✗ content/${kinds[kind].source}/${slug}.json is there already; choose another name`);
  }
}

/** After the last of its kind. */
function nextOrder({ root, kind }: Place): number {
  const orders = readContent(root).files.flatMap((one) =>
    one.kind === kind && isObject(one.data) && typeof one.data.order === 'number' ? [one.data.order] : [],
  );
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10;
}

interface NewContent {
  readonly root: string;
  /** The calendar day at the hotel. */
  readonly today: PlainDate;
  readonly terminal: Terminal;
  /** What kind of content, as a word such as `room`; asked for when it is none. */
  readonly word: string | undefined;
}

export interface Written {
  readonly kind: KindName;
  /** Path from the project's folder. */
  readonly file: string;
  readonly slug: string;
  /** What is worth a look, though the file is right. */
  readonly warnings: readonly Fault[];
}

/**
 * Asks for a new thing of some kind, field by field as its schema has them, and writes it as a file that the check takes.
 * What the whole content has against it is told and asked for again before anything is written.
 * @throws NoAnswer when the answers end too soon; then nothing is written
 */
export async function newContent({ root, today, terminal, word }: NewContent): Promise<Written> {
  const kind = await askKind(word, terminal);
  const { source, schema }: Kind = kinds[kind];
  const slug = await askSlug({ root, kind }, terminal);
  const file = `content/${source}/${slug}.json`;
  const asking: Asking = {
    terminal,
    objectionToFile: (relative) => {
      const wrong = faultOfNamedFile(root, path.posix.join(path.posix.dirname(file), relative));
      return wrong && `${wrong.problem}; ${wrong.remedy}`;
    },
  };
  const data: JsonObject = { $schema: `../.schema/${kind}.json`, slug };
  const ask = async (name: string) => {
    const field = schema.shape[name] as Parameters<typeof askFor>[0]['schema'];
    const value = await askFor({ schema: field, name, otherwise: name === 'order' ? nextOrder({ root, kind }) : undefined }, asking);
    if (value === undefined) Reflect.deleteProperty(data, name);
    else data[name] = value;
  };
  const fields = Object.keys(schema.shape).filter((name) => name !== 'slug');
  for (const name of fields) await ask(name);

  for (;;) {
    const told = (await checkContent(root, { today, draft: { kind, file, data } })).filter((one) => one.file === file);
    const faults = told.filter(({ level }) => level === 'fault');
    if (faults.length === 0) {
      fs.writeFileSync(path.join(root, file), `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx' });
      return { kind, file, slug, warnings: told };
    }
    terminal.tell(`\n${describeFaults(faults)}\nOnce more, please:`);
    const wrong = new Set(faults.map(({ field }) => field.split('.')[0]));
    const again = fields.filter((name) => wrong.has(name));
    for (const name of again.length > 0 ? again : fields) await ask(name);
  }
}
