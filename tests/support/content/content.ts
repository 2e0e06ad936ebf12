import fs from 'node:fs';
import path from 'node:path';
import { fileSchema, kindBySource, type KindName } from '../../../src/content/kinds';
import { readContent } from '../../../src/content/read';
import type { Content, Rule } from '../../../src/content/rules/rule';
import { inEnglish } from '../../../src/content/faults/describe';
import type { Fault } from '../../../src/content/faults/fault';
import { temporaryFolder } from '../folders';

export type Data = Record<string, unknown>;

/** A day on which none of the hotel's own content is past. */
export const today = '2025-12-01';

/** A content file of a folder, whichever, as a marketer may rename and delete each: `rooms/….json`. @param turn 0 for the first */
export const anyFile = (folder: string, turn = 0): string =>
  `${folder}/${fs.readdirSync(`content/${folder}`).filter((name) => name.endsWith('.json'))[turn] ?? ''}`;

/** One line per fault. */
export const lines = (faults: readonly Fault[]): string[] =>
  faults.map(inEnglish).map(({ level, file, field, problem, remedy }) => `${level} ${file} ${field}: ${problem}; ${remedy}`);

/** Languages that are promised in full (docs/hotel-rules.md 11.1); another one may be translated bit by bit. */
export const promisedLanguages: readonly string[] = ['pt', 'en', 'fr'];

/** Whether a fault only says that another language is not translated yet. */
export function isStillToTranslate(one: Fault): boolean {
  if (one.code === 'notTranslated') return !promisedLanguages.includes(one.language);
  if (one.code === 'noTranslation') return !promisedLanguages.includes(one.field.replace(/.*\./, ''));
  return one.code === 'messagesMissing' && !promisedLanguages.includes(one.file.split('/')[1] ?? '');
}

interface Case {
  /** Edits to files of the hotel's own content, by path below `content/`. */
  readonly changed?: Readonly<Record<string, (data: Data) => void>>;
  readonly on?: string;
}

/** A rule's faults for content that a test brings, by path below `content/`. */
export async function complaintsAbout(rule: Rule, files: Readonly<Record<string, object>>, on = today): Promise<string[]> {
  const kindOf = (name: string) => (kindBySource.get(name) ?? kindBySource.get(path.dirname(name))) as KindName;
  const all = Object.entries(files).map(([name, data]) => ({ kind: kindOf(name), file: `content/${name}`, data: data as never, valid: true }));
  return lines(await rule({ root: '.', today: on, files: all }));
}

/** What some changes add to a rule's faults for the hotel's own content: what a marketer has left to do fails no test of a rule. */
export async function complaintsOf(rule: Rule, { changed, on = today }: Case = {}): Promise<string[]> {
  const problemOf = (line: string) => line.split(';')[0];
  const before = changed ? (await reportedBy(rule, {}, on)).map(problemOf) : [];
  return (await reportedBy(rule, changed ?? {}, on)).filter((line) => !before.includes(problemOf(line)));
}

async function reportedBy(rule: Rule, changed: NonNullable<Case['changed']>, on: string): Promise<string[]> {
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

/** A picture of one colour that may be any picture, even a panorama. */
const plainPicture = path.resolve('tests/support/fixtures/plain.jpg');

/**
 * A temporary project folder with all content and a map; pages and locales are linked, and every picture is a link to a plain one: to read all of
 * the hotel's takes seconds, on a busy machine minutes.
 */
export function projectWithContent(): string {
  const root = temporaryFolder();
  fs.cpSync('content', path.join(root, 'content'), { recursive: true, filter: (source) => !/\.(jpe?g|png)$/.test(source) });
  for (const name of fs.readdirSync('content/images', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jpg')))
    fs.symlinkSync(plainPicture, path.join(root, 'content/images', name));
  fs.writeFileSync(path.join(root, 'content/map.json'), JSON.stringify(mapFixture()));
  fs.mkdirSync(path.join(root, 'src'));
  for (const linked of ['src/pages', 'locales']) fs.symlinkSync(path.resolve(linked), path.join(root, linked));
  return root;
}
