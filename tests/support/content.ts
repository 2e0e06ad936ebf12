import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileSchema } from '../../src/gatsby/content/kinds';
import { readContent } from '../../src/gatsby/content/read';
import type { Content, Rule } from '../../src/gatsby/content/rules/rule';
import type { Fault } from '../../src/gatsby/content/fault';

export type Data = Record<string, unknown>;

/** A day on which none of the hotel's own content is past. */
export const today = '2025-12-01';

/** One line per fault. */
export const lines = (faults: readonly Fault[]): string[] =>
  faults.map(({ level, file, field, problem, remedy }) => `${level} ${file} ${field}: ${problem}; ${remedy}`);

interface Case {
  /** Edits to files of the hotel's own content, by path below `content/`. */
  readonly changed?: Readonly<Record<string, (data: Data) => void>>;
  readonly on?: string;
}

/** A rule's faults for the hotel's own content with some changes. */
export async function complaintsOf(rule: Rule, { changed = {}, on = today }: Case = {}): Promise<string[]> {
  const { files } = readContent('.');
  for (const [name, edit] of Object.entries(changed)) {
    const found = files.find(({ file }) => file === `content/${name}`);
    if (!found) throw new Error(`There is no content/${name} to change.`);
    edit(found.data as Data);
  }
  const content: Content = { root: '.', today: on, files: files.map((file) => ({ ...file, valid: fileSchema(file.kind).safeParse(file.data).success })) };
  return lines(await rule(content));
}

/** A map of seven places, since the hotel's own content may have none. */
export const mapFixture = (): Data => JSON.parse(fs.readFileSync('tests/support/fixtures/map.json', 'utf8')) as Data;

/** A temporary project folder with all content, a map, and empty films; pictures, pages and locales are linked. The caller removes it. */
export function projectWithContent(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.cpSync('content', path.join(root, 'content'), { recursive: true, filter: (source) => !/\.(mp4|webm)$|content.images$/.test(source) });
  for (const film of fs.readdirSync('content/films').filter((name) => !name.endsWith('.json'))) fs.writeFileSync(path.join(root, 'content/films', film), '');
  fs.writeFileSync(path.join(root, 'content/map.json'), JSON.stringify(mapFixture()));
  fs.mkdirSync(path.join(root, 'src'));
  for (const linked of ['content/images', 'src/pages', 'locales']) fs.symlinkSync(path.resolve(linked), path.join(root, linked));
  return root;
}
