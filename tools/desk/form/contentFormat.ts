import { z } from 'zod';
import { languages } from '../../../src/site';
import { isObject, type Json, type JsonObject } from '../../../src/gatsby/content/json';
import { fileSchema, kinds, type KindName } from '../../../src/gatsby/content/kinds';
import { elementOf, isGroup, isLocalized, isWrapped, isListOfWords, unwrap, wrapped } from './unwrap';

/** `printWidth` of this project's Prettier. */
const width = 160;

const isWord = (value: Json): boolean => typeof value !== 'object' || value === null;

function printed(value: Json, indent: string, column: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    // one column is reserved for a comma
    if (value.length === 0 || (value.every(isWord) && column + flat.length < width)) return flat;
    return `[\n${value.map((entry) => inner + printed(entry, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + printed(field, inner, start.length);
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}

/** Formats a content file as Prettier does: two spaces, lists of plain values on one line if they fit, a final line break. */
export const printContent = (data: JsonObject): string => `${printed(data, '', 0)}\n`;

const isEmptyText = (text: JsonObject): boolean => languages.every((language) => (text[language] ?? '') === '');
const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isNothing));

/** Drops empty languages of a text and trims the others. */
function tidyText(schema: z.ZodObject, text: JsonObject): JsonObject {
  const entries = Object.keys(schema.shape).flatMap((language): [string, Json][] => {
    const words = text[language];
    const trimmed = typeof words === 'string' ? words.trim() : words;
    const optional = unwrap(schema.shape[language] as z.ZodType).whenEmpty === 'missing';
    return trimmed === undefined || trimmed === null || (trimmed === '' && optional) ? [] : [[language, trimmed]];
  });
  return Object.fromEntries(entries);
}

function tidyFields(schema: z.ZodObject, data: JsonObject): JsonObject {
  const known = Object.entries(schema.shape).flatMap(([name, field]): [string, Json][] => {
    const value = tidy(field as z.ZodType, data[name]);
    return value === undefined ? [] : [[name, value]];
  });
  // unknown fields are kept: the content check reports them
  const unknown = Object.entries(data).filter(([name]) => !Object.hasOwn(schema.shape, name));
  return Object.fromEntries([...known, ...unknown]);
}

/** Converts a value from the editor to the form it has in the file; undefined if the field is left out. */
export function tidy(schema: z.ZodType, value: Json | undefined): Json | undefined {
  const { inner, whenEmpty } = unwrap(schema);
  const nothing = whenEmpty === 'null' ? null : undefined;
  if (isLocalized(inner)) {
    if (!isObject(value)) return nothing;
    return isEmptyText(value) && whenEmpty !== 'required' ? nothing : tidyText(inner, value);
  }
  if (inner instanceof z.ZodObject) {
    if (whenEmpty !== 'required' && !isObject(value)) return nothing;
    if (whenEmpty === 'missing' && isNothing(value)) return undefined;
    return tidyFields(inner, isObject(value) ? value : {});
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(value)) return whenEmpty === 'required' ? [] : nothing;
    if (value.length === 0 && whenEmpty !== 'required') return nothing;
    const element = elementOf(inner);
    if (isListOfWords(inner)) return value.flatMap((word) => tidy(element, word) ?? []);
    const entries = isWrapped(inner) ? value.map((entry) => (isObject(entry) ? entry[wrapped] : undefined)) : value;
    return entries.map((entry) => tidy(element, entry) ?? (unwrap(element).inner instanceof z.ZodArray ? [] : {}));
  }
  if (value === undefined || value === null || value === '') return value === '' && inner.safeParse('').success ? '' : nothing;
  return typeof value === 'string' ? value.trim() : value;
}

/** Converts the file's data for the editor: list entries that are not groups are wrapped in one. */
function spread(schema: z.ZodType, value: Json): Json {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.map((entry) => spread(elementOf(inner), entry));
    return isWrapped(inner) && !isListOfWords(inner) ? entries.map((entry) => ({ [wrapped]: entry })) : entries;
  }
  if (isGroup(inner) && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, Object.hasOwn(inner.shape, name) ? spread(inner.shape[name] as z.ZodType, field) : field]),
    );
  return value;
}

/** The kind of a file, by its `$schema`. */
export function kindOfData(data: unknown): KindName {
  const name = isObject(data) && typeof data.$schema === 'string' ? /\.schema\/(\w+)\.json$/.exec(data.$schema)?.[1] : undefined;
  if (name === undefined || !Object.hasOwn(kinds, name)) throw new Error('Este arquivo não diz o que é (falta “$schema”), ou está quebrado.');
  return name as KindName;
}

/** Reads and writes content files for the editor. Opening and saving without changes keeps every byte. */
export const contentFormat = {
  fromFile: (text: string): JsonObject => {
    const data = JSON.parse(text) as Json;
    return spread(fileSchema(kindOfData(data)), data) as JsonObject;
  },
  toFile: (data: JsonObject): string => {
    const { $schema, ...fields } = tidyFields(fileSchema(kindOfData(data)), data);
    return printContent({ $schema: $schema ?? '', ...fields });
  },
};
