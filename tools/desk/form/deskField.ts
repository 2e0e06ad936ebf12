import { z } from 'zod';
import { kinds, type Kind, type KindName } from '../../../src/content/kinds';
import { fileFormats, type FileFormat } from '../../../src/content/fileFormats';
import { picturesFolder } from '../../../src/content/photos';
import { inHotelFolder } from '../../../src/hotel';
import { fieldOf, fieldsIn, type Field, type ValueKind } from '../../../src/content/schema';

/** The inputs of the desk: Decap's, and our own in browser/widgets, many of them by what they hold. */
export type Widget = ValueKind | 'object' | 'list' | 'pictures' | 'hidden' | 'group' | 'line' | 'figure' | 'choice' | 'ticks';

export interface Option {
  readonly value: string | number | boolean | null;
  readonly label: string;
}

/** A field in Decap's configuration, with additional properties for our own inputs. */
export interface DeskField {
  readonly name: string;
  readonly label: string;
  readonly label_singular?: string;
  readonly hint?: string;
  readonly widget: Widget;
  readonly required: boolean;
  readonly default?: unknown;
  readonly fields?: readonly DeskField[];
  readonly summary?: string;
  readonly collapsed?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** The path of the field, by which our inputs find its schema: `Room.pictures.*.alt`. */
  readonly at: string;
  readonly unit?: string;
  readonly options?: readonly Option[];
  /** Of a PDF or a film. */
  readonly format?: FileFormat;
  /** Maximum characters per language. */
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly media_folder?: string;
  readonly public_folder?: string;
}

/** The position of a field: its kind of content, its path in the file. */
interface Place {
  readonly kind: KindName;
  readonly at: string;
  /** In an optional group: an initial value within it would fill in the group. */
  readonly optional?: boolean;
}

/** The folder for uploaded pictures, by kind. */
export const pictureFolder = (kind: KindName): string => `${picturesFolder}/${(kinds[kind] as Kind).pictures ?? 'resort'}`;

const placeOfFile = (kind: KindName): string => (kinds[kind].source.endsWith('.json') ? './' : '../');
/** The path of a file relative to the content files of a kind. */
export const relativeTo = (kind: KindName, file: string): string => placeOfFile(kind) + file.slice(inHotelFolder('').length);

/** The limits of a text, in characters, or of a list, in entries. */
function limitsOf(schema: z.ZodType) {
  const json = z.toJSONSchema(schema, { io: 'input' }) as Partial<Record<'minLength' | 'maxLength' | 'minItems' | 'maxItems', number>>;
  return { minLength: json.minLength, maxLength: json.maxLength, min: json.minItems, max: json.maxItems };
}

/** Whether a list holds plain values, such as weekdays, months or codes, which are shown as checkboxes. */
export const isTicked = ({ type, meta }: Field): boolean => type === 'choice' || meta.value === 'month' || meta.value === 'roomCode';

/** The editor only supports lists of groups: other entries are wrapped in a group with this single field, a name that no schema uses. */
export const wrapped = 'wrapped';
export const isWrapped = ({ type }: Field): boolean => type !== 'group';

/** Shown for an entry without the text of its summary, where Decap says “No label”. */
const without = "default('ainda sem texto')";

/** The summary of a collapsed list entry. */
function summaryOf(entry: Field): string {
  if (entry.meta.summary) return entry.meta.summary;
  if (entry.type === 'text') return `{{fields.${wrapped}.pt | ${without}}}`;
  // a list within a list: its first entries
  if (entry.type === 'list') return [0, 1, 2].map((index) => summaryOf(fieldOf(entry.entry)).replaceAll('fields.', `fields.${wrapped}.${index}.`)).join(', ');
  if (entry.type !== 'group') return '';
  const fields = new Map(fieldsIn(entry.schema));
  const named = ['title', 'label', 'alt', 'name', 'text', 'slug', 'layout'].find((name) => fields.has(name));
  const field = fields.get(named ?? '');
  return field ? `{{fields.${named}${fieldOf(field).type === 'text' ? '.pt' : ''} | ${without}}}` : '';
}

const optionsOf = ({ schema, meta }: Field & { readonly type: 'choice' }): Option[] =>
  schema.options.map((value) => ({ value, label: meta.options?.[String(value)] ?? String(value) }));

const yesOrNo: readonly Option[] = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, index))).replace('.', ''),
}));

/** Whether the schema accepts an empty list or string. */
const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse([]).success || schema.safeParse('').success;

type Input = Partial<DeskField> & { readonly widget: Widget };

function listFor(field: Field & { readonly type: 'list' }, { kind, at, optional }: Place): Input {
  const entry = fieldOf(field.entry);
  const initial = optional ? {} : { default: [] };
  if (isTicked(entry)) {
    // those of rooms are read by the input
    const options = entry.type === 'choice' ? optionsOf(entry) : entry.meta.value === 'month' ? months : undefined;
    return { widget: 'ticks', options, ...(field.whenEmpty === 'required' && initial) };
  }
  const place = { kind, at: `${at}.*` };
  return {
    widget: entry.meta.typeName === 'Picture' ? 'pictures' : 'list',
    ...initial,
    collapsed: true,
    summary: summaryOf(entry),
    fields: entry.type === 'group' ? fieldsOf(entry.schema, place) : [fieldFor(wrapped, field.entry, place)],
    ...limitsOf(field.schema),
  };
}

/** What strings hold that have an input of their own. */
const held = new Set<ValueKind>(['slug', 'page', 'offer', 'place', 'navigation', 'focus', 'day', 'monthDay', 'dayOrMonthDay', 'time', 'moment']);

function stringFor({ schema, meta: { value } }: Field, { kind, at }: Place): Input {
  const folders = (folder: string) => ({ media_folder: `/${folder}`, public_folder: relativeTo(kind, folder) });
  if (value === 'picture') return { widget: value, ...folders(pictureFolder(kind)) };
  if (value === 'pdf' || value === 'film') {
    // the fields of a film are named after their formats
    const format = value === 'pdf' ? value : (at.replace(/.*\./, '') as FileFormat);
    return { widget: value, format, ...folders(fileFormats[format].folder) };
  }
  return value && held.has(value) ? { widget: value } : { widget: 'line', ...limitsOf(schema) };
}

/** The input for a field. */
function inputFor(field: Field, place: Place): Input {
  const { whenEmpty } = field;
  switch (field.type) {
    case 'text':
      return { widget: 'text', ...limitsOf(field.schema.shape.pt as z.ZodType) };
    case 'group':
      return {
        widget: whenEmpty === 'required' ? 'object' : 'group',
        fields: fieldsOf(field.schema, { ...place, optional: place.optional === true || whenEmpty !== 'required' }),
      };
    case 'list':
      return listFor(field, place);
    case 'boolean':
      if (field.meta.value === 'archived') return { widget: 'archived' };
      return {
        widget: 'choice',
        options: [...yesOrNo, ...(whenEmpty === 'required' ? [] : [{ value: null, label: field.meta.options?.null ?? 'Ainda não informado' }])],
        ...(whenEmpty === 'required' && { default: false }),
      };
    case 'choice':
      return { widget: 'choice', options: optionsOf(field) };
    case 'constant':
      return { widget: 'hidden', default: field.schema.value };
    case 'number':
      return { widget: 'figure' };
    case 'string':
      return stringFor(field, place);
  }
}

export function fieldFor(name: string, schema: z.ZodType, { kind, at, optional = false }: Place): DeskField {
  const field = fieldOf(schema);
  const { description, label, hint, one, unit } = field.meta;
  const isEntry = name === wrapped && at.endsWith('.*');
  const place = isEntry ? at : `${at}.${name}`;
  // a field without a label shows its description in English
  const help = label ? hint : isEntry ? undefined : description;
  return {
    name,
    label: label ?? (isEntry ? 'Texto' : name),
    ...(one && { label_singular: one }),
    ...(help && { hint: help }),
    unit,
    required: field.whenEmpty === 'required' && !mayBeEmpty(schema),
    at: place,
    ...inputFor(field, { kind, optional, at: place }),
  };
}

/** The fields of a group, in the order of the schema. */
export const fieldsOf = (schema: z.ZodObject, place: Place): DeskField[] => fieldsIn(schema).map(([name, field]) => fieldFor(name, field, place));
