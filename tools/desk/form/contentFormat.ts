import type { z } from 'zod';
import { dayFrom, shownDay } from '../../../src/domain/i18n/brazilianDay';
import { languages } from '../../../src/site';
import { isObject, type Json, type JsonObject } from '../../../src/content/json';
import { fileSchema, kinds, type KindName } from '../../../src/content/kinds';
import { printContent } from '../../../src/content/printContent';
import { type Field, fieldOf, fieldsIn } from '../../../src/content/schema';
import { isTicked, isWrapped, wrapped } from './deskField';

/** In the languages that the form has. */
const isEmptyText = (text: JsonObject): boolean => languages.every((language) => (text[language] ?? '') === '');
const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isNothing));

const isTypedDay = ({ meta }: Field): boolean => meta.value === 'monthDay' || meta.value === 'dayOrMonthDay';

function tidyFields(schema: z.ZodObject, data: JsonObject): JsonObject {
  const known = fieldsIn(schema).flatMap(([name, field]): [string, Json][] => {
    const value = tidy(field, data[name]);
    return value === undefined ? [] : [[name, value]];
  });
  // unknown fields are kept: the content check reports them
  const unknown = Object.entries(data).filter(([name]) => !Object.hasOwn(schema.shape, name));
  return Object.fromEntries([...known, ...unknown]);
}

/** Converts a value from the editor to the form it has in the file; undefined if the field is left out. */
export function tidy(schema: z.ZodType, value: Json | undefined): Json | undefined {
  const field = fieldOf(schema);
  const { whenEmpty } = field;
  const nothing = whenEmpty === 'null' ? null : undefined;
  if (field.type === 'text') {
    if (!isObject(value)) return nothing;
    return isEmptyText(value) && whenEmpty !== 'required' ? nothing : tidyFields(field.schema, value);
  }
  if (field.type === 'group') {
    if (whenEmpty !== 'required' && !isObject(value)) return nothing;
    if (whenEmpty === 'missing' && isNothing(value)) return undefined;
    return tidyFields(field.schema, isObject(value) ? value : {});
  }
  if (field.type === 'list') {
    if (!Array.isArray(value)) return whenEmpty === 'required' ? [] : nothing;
    if (value.length === 0 && whenEmpty !== 'required') return nothing;
    const entry = fieldOf(field.entry);
    if (isTicked(entry)) return value.flatMap((word) => tidy(field.entry, word) ?? []);
    const entries = isWrapped(entry) ? value.map((one) => (isObject(one) ? one[wrapped] : undefined)) : value;
    return entries.map((one) => tidy(field.entry, one) ?? (entry.type === 'list' ? [] : {}));
  }
  if (value === undefined || value === null || value === '') return value === '' && field.schema.safeParse('').success ? '' : nothing;
  if (typeof value !== 'string') return value;
  return isTypedDay(field) ? dayFrom(value.trim()) : value.trim();
}

/** Converts the file's data for the editor: list entries that are not groups are wrapped in one, days that are typed stand as in Brazil. */
function spread(schema: z.ZodType, value: Json): Json {
  const field = fieldOf(schema);
  if (field.type === 'list' && Array.isArray(value)) {
    const entry = fieldOf(field.entry);
    const entries = value.map((one) => spread(field.entry, one));
    return isWrapped(entry) && !isTicked(entry) ? entries.map((one) => ({ [wrapped]: one })) : entries;
  }
  if (field.type === 'group' && isObject(value)) {
    const fields = new Map(fieldsIn(field.schema));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const known = fields.get(name);
        return [name, known ? spread(known, inner) : inner];
      }),
    );
  }
  return typeof value === 'string' && isTypedDay(field) ? shownDay(value) : value;
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
