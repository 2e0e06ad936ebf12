import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { languages, defaultLanguage } from '../../site';
import { kinds, type Kind } from './kinds';
import { readContent, type ContentFile, type Fault } from './read';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Trail = readonly PropertyKey[];

const dotted = (trail: Trail): string => trail.map(String).join('.');
const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Letters to change to get from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

const closest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, word.length / 3))
    .sort((a, b) => a.far - b.far)[0]?.name;

/** What can be walked into: the fields of an object, the entries of a list, what is optional or nullable. */
interface Walkable {
  readonly shape?: Readonly<Record<string, Walkable>>;
  readonly element?: Walkable;
  readonly unwrap?: () => Walkable;
}

const peeled = (schema: Walkable | undefined): Walkable | undefined => (schema?.unwrap && !schema.shape && !schema.element ? peeled(schema.unwrap()) : schema);

/** The names a schema knows at a place in a file, to suggest from. */
function namesAt(schema: z.ZodObject, trail: Trail): string[] {
  const here = trail.reduce<Walkable | undefined>((at, step) => peeled(typeof step === 'number' ? at?.element : at?.shape?.[String(step)]), peeled(schema));
  return Object.keys(here?.shape ?? {});
}

const kindOfValue = (value: Json | undefined): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : isObject(value) ? 'a group' : `${typeof value} ${JSON.stringify(value)}`.slice(0, 60);
const valueAt = (data: unknown, trail: Trail): Json | undefined =>
  trail.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined), data) as
    Json | undefined;

/** Puts one complaint of the schema into words: what is wrong, and what would be right. */
function explain(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodObject): { field: string; problem: string; remedy: string }[] {
  const field = dotted(issue.path);
  const found = valueAt(data, issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const known = namesAt(schema, issue.path);
      const near = closest(key, known);
      return {
        field: dotted([...issue.path, key]),
        problem: 'nobody knows this name',
        remedy: near ? `did you mean “${near}”?` : `known here: ${known.join(', ')}`,
      };
    });
  if (found === undefined)
    return [{ field, problem: 'it is missing', remedy: issue.code === 'invalid_type' ? `add it: ${issue.expected} expected` : 'add it' }];
  if (issue.code === 'invalid_type') return [{ field, problem: `it is ${kindOfValue(found)}`, remedy: `${issue.expected} expected` }];
  if (issue.code === 'invalid_value') return [{ field, problem: `it is ${kindOfValue(found)}`, remedy: `one of: ${issue.values.map(String).join(', ')}` }];
  if (issue.code === 'too_big') return [{ field, problem: `it is too long or too large (at most ${issue.maximum})`, remedy: 'shorten it' }];
  if (issue.code === 'too_small') return [{ field, problem: `it is too short, too small or empty (at least ${issue.minimum})`, remedy: 'fill it in' }];
  return [{ field, problem: `it is ${kindOfValue(found)}`, remedy: issue.message }];
}

/** Every text with its place. A text is a group that has nothing but languages. */
function* textsOf(value: unknown, trail: Trail = []): Generator<{ trail: Trail; value: Record<string, Json> }> {
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* textsOf(inner, [...trail, index]);
  else if (isObject(value)) {
    if (defaultLanguage in value && Object.keys(value).every((key) => (languages as readonly string[]).includes(key))) yield { trail, value };
    else for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...trail, key]);
  }
}

/** Every string with its place. */
function* stringsOf(value: unknown, trail: Trail = []): Generator<{ trail: Trail; value: string }> {
  if (typeof value === 'string') yield { trail, value };
  else if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* stringsOf(inner, [...trail, index]);
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* stringsOf(inner, [...trail, key]);
}

function checkFile(root: string, { kind, file, data }: ContentFile): Fault[] {
  const { schema, source } = kinds[kind] as Kind;
  const tell = (level: Fault['level'], field: string, problem: string, remedy: string): Fault => ({ level, file, field, problem, remedy });
  if (!isObject(data)) return [tell('fault', '', 'the file must hold one group in { }', 'compare with a neighbouring file')];
  const { $schema: _editor, ...fields } = data;
  const result = schema.safeParse(fields);
  const found: Fault[] = (result.error?.issues ?? []).flatMap((issue) =>
    explain(issue, fields, schema).map(({ field, problem, remedy }) => tell('fault', field, problem, remedy)),
  );

  const expected = path.basename(file, '.json');
  if (!source.endsWith('.json') && typeof fields.slug === 'string' && fields.slug !== expected)
    found.push(tell('fault', 'slug', `it is “${fields.slug}”, but the file is called ${expected}.json`, `write “${expected}”, or rename the file`));

  for (const { trail, value } of stringsOf(fields))
    if (/^\.{1,2}\/.+\.(jpe?g|png|mp4|webm)$/i.test(value) && !fs.existsSync(path.join(root, path.dirname(file), value)))
      found.push(
        tell('fault', dotted(trail), `there is no file ${path.posix.join(path.dirname(file), value)}`, 'add the file, or correct its name; capitals count'),
      );

  for (const { trail, value } of textsOf(fields))
    for (const language of languages)
      if (!(language in value))
        found.push(tell('warning', dotted([...trail, language]), 'the translation is missing', 'the Portuguese text shows in its place until it is added'));
  return found;
}

const slugOf = (data: unknown): string | undefined => (isObject(data) && typeof data.slug === 'string' ? data.slug : undefined);

function repeatedSlugs(files: ContentFile[]): Fault[] {
  const first = new Map<string, string>();
  return files.flatMap(({ kind, file, data }) => {
    const slug = slugOf(data);
    if (!slug) return [];
    const key = `${kind} ${slug.toLowerCase()}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? file);
    return earlier ? [{ level: 'fault' as const, file, field: 'slug', problem: `${earlier} has the same slug`, remedy: 'give one of them another' }] : [];
  });
}

/** Addresses that content may point to: fixed pages and rooms. */
function brokenLinks(files: ContentFile[]): Fault[] {
  const paths = new Set<string>();
  for (const { kind, data } of files) {
    if (kind === 'PageWords' && isObject(data) && typeof data.path === 'string') paths.add(data.path);
    if (kind === 'Room') paths.add(`/quartos/${slugOf(data)}`);
  }
  if (paths.size === 0) return [];
  paths.add('/family-plan-kids'); // answers with a redirect, decisions “Routes”
  return files.flatMap(({ file, data }) =>
    [...stringsOf(data)]
      .filter(({ trail, value }) => /^(path|carouselPath)$/.test(String(trail.at(-1))) && !paths.has(value.replace(/#.*/, '')))
      .map(({ trail, value }) => {
        const near = closest(value, [...paths]);
        return {
          level: 'fault' as const,
          file,
          field: dotted(trail),
          problem: `there is no page ${value}`,
          remedy: near ? `did you mean “${near}”?` : 'use the address of a page of this site',
        };
      }),
  );
}

/** What the law asks for and the hotel has not given yet: the footer leaves the line out. */
function emptyIdentity(files: ContentFile[]): Fault[] {
  return files
    .filter(({ kind }) => kind === 'Hotel')
    .flatMap(({ file, data }) =>
      Object.entries((isObject(data) && isObject(data.legal) ? data.legal : {}) as Record<string, Json>)
        .filter(([, value]) => value === '')
        .map(([key]) => ({
          level: 'note' as const,
          file,
          field: `legal.${key}`,
          problem: 'it is empty',
          remedy: 'the footer leaves the line out until it is given',
        })),
    );
}

/**
 * Checks all content below `root` and tells every fault at once.
 * @param root the project's folder
 */
export function checkContent(root: string): Fault[] {
  const { files, faults } = readContent(root);
  return [...faults, ...files.flatMap((file) => checkFile(root, file)), ...repeatedSlugs(files), ...brokenLinks(files), ...emptyIdentity(files)];
}

/** Writes faults for people: one paragraph each, grouped by file. */
export function describeFaults(faults: readonly Fault[]): string {
  return [...groupByFile(faults)]
    .map(([file, list]) =>
      [
        file,
        ...list.map(
          ({ level, field, problem, remedy }) =>
            `  ${level === 'fault' ? '✗' : level === 'warning' ? '!' : 'i'} ${field ? `${field}: ` : ''}${problem}; ${remedy}`,
        ),
      ].join('\n'),
    )
    .join('\n');
}

function groupByFile(faults: readonly Fault[]): Map<string, Fault[]> {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.file, [...(groups.get(fault.file) ?? []), fault]);
  return groups;
}
