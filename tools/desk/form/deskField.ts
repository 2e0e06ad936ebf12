import { z } from 'zod';
import { kinds, type Kind, type KindName } from '../../../src/content/kinds';
import { fileFormats, type FileFormat } from '../../../src/content/fileFormats';
import { picturesFolder } from '../../../src/content/photos';
import { inHotelFolder } from '../../../src/hotel';
import { fieldOf, fieldsIn, type Field, type ValueKind } from '../../../src/content/schema';

/** The inputs of the desk: Decap's, and our own in browser/widgets. */
export type Widget =
  | 'object'
  | 'list'
  | 'pictures'
  | 'boolean'
  | 'hidden'
  | 'group'
  | 'localized'
  | 'line'
  | 'figure'
  | 'choice'
  | 'ticks'
  | 'day'
  | 'time'
  | 'moment'
  | 'slug'
  | 'archived'
  | 'link'
  | 'reference'
  | 'file'
  | 'picture'
  | 'focus';

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
  /** What its choices are: a list of `DeskNames`. */
  readonly from?: 'offer' | 'place' | 'roomCode' | 'navigation';
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

/** `doorWidth` as “Door width”, for fields without a label. */
const humanize = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** The folder for uploaded pictures, by kind. */
export const pictureFolder = (kind: KindName): string => `${picturesFolder}/${(kinds[kind] as Kind).pictures ?? 'resort'}`;

const placeOfFile = (kind: KindName): string => (kinds[kind].source.endsWith('.json') ? './' : '../');
/** The path of a file relative to the content files of a kind. */
export const relativeTo = (kind: KindName, file: string): string => placeOfFile(kind) + file.slice(inHotelFolder('').length);

/** Limits, as in JSON Schema. */
interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}
const limitsOf = (schema: z.ZodType): Limits => z.toJSONSchema(schema, { io: 'input' }) as Limits;

/** Whether a list holds plain values, such as weekdays, months or codes, which are shown as checkboxes. */
export const isTicked = ({ type }: Field): boolean => type !== 'text' && type !== 'group' && type !== 'list';

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
  schema.options.map((value) => ({ value, label: meta.options?.[String(value)] ?? humanize(String(value)) }));

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, index))).replace('.', ''),
}));

const lengths = ({ minLength, maxLength }: Limits) => ({
  ...(minLength === undefined || minLength < 2 ? {} : { minLength }),
  ...(maxLength === undefined ? {} : { maxLength }),
});

/** Whether the schema accepts an empty list or string. */
const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse([]).success || schema.safeParse('').success;

type Input = Partial<DeskField> & { readonly widget: Widget };

function ticksFor(entry: Field): Input {
  if (entry.meta.value === 'roomCode') return { widget: 'ticks', options: [], from: 'roomCode' };
  return { widget: 'ticks', options: entry.type === 'choice' ? optionsOf(entry) : entry.meta.value === 'month' ? months : [] };
}

function listFor(field: Field & { readonly type: 'list' }, { kind, at, optional }: Place): Input {
  const entry = fieldOf(field.entry);
  if (isTicked(entry)) return { ...ticksFor(entry), ...(field.whenEmpty === 'required' ? { default: [] } : {}) };
  const { minItems, maxItems } = limitsOf(field.schema);
  const place = { kind, at: `${at}.*` };
  return {
    widget: entry.meta.typeName === 'Picture' ? 'pictures' : 'list',
    ...(optional ? {} : { default: [] }),
    collapsed: true,
    summary: summaryOf(entry),
    fields: entry.type === 'group' ? fieldsOf(entry.schema, place) : [fieldFor(wrapped, field.entry, place)],
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
}

/** Inputs for strings that hold something particular. */
const widgetsByValue: Partial<Record<ValueKind, Widget>> = { slug: 'slug', page: 'link', focus: 'focus', day: 'day', time: 'time', moment: 'moment' };

function stringFor({ schema, meta: { value } }: Field, { kind, at }: Place): Input {
  const folders = (folder: string) => ({ media_folder: `/${folder}`, public_folder: relativeTo(kind, folder) });
  if (value === 'picture') return { widget: value, ...folders(pictureFolder(kind)) };
  // the fields of a film are named after their formats
  const format = value === 'pdf' ? value : value === 'film' && (at.replace(/.*\./, '') as FileFormat);
  if (format) return { widget: 'file', format, ...folders(fileFormats[format].folder) };
  if (value === 'offer' || value === 'place' || value === 'navigation') return { widget: 'reference', from: value };
  const widget = value && widgetsByValue[value];
  return widget ? { widget } : { widget: 'line', ...lengths(limitsOf(schema)) };
}

/** The input for a field. */
function inputFor(field: Field, place: Place): Input {
  const { whenEmpty } = field;
  switch (field.type) {
    case 'text':
      return { widget: 'localized', ...lengths(limitsOf(field.schema.shape.pt as z.ZodType)) };
    case 'group':
      return {
        widget: whenEmpty === 'required' ? 'object' : 'group',
        fields: fieldsOf(field.schema, { ...place, optional: place.optional === true || whenEmpty !== 'required' }),
      };
    case 'list':
      return listFor(field, place);
    case 'boolean':
      if (field.meta.value === 'archived') return { widget: 'archived' };
      if (whenEmpty === 'required') return { widget: 'boolean', default: false };
      return {
        widget: 'choice',
        options: [
          { value: true, label: 'Sim' },
          { value: false, label: 'Não' },
          { value: null, label: 'Ainda não informado' },
        ],
      };
    case 'choice':
      return { widget: 'choice', options: optionsOf(field) };
    case 'constant':
      return { widget: 'hidden', default: field.schema.value };
    case 'number': {
      const { minimum, exclusiveMinimum, maximum } = limitsOf(field.schema);
      const least = minimum ?? exclusiveMinimum;
      return { widget: 'figure', ...(least === undefined ? {} : { min: least }), ...(maximum === undefined ? {} : { max: maximum }) };
    }
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
    label: label ?? (isEntry ? 'Texto' : humanize(name)),
    ...(one ? { label_singular: one } : {}),
    ...(help ? { hint: help } : {}),
    ...(unit ? { unit } : {}),
    required: field.whenEmpty === 'required' && !mayBeEmpty(schema),
    at: place,
    ...inputFor(field, { kind, optional, at: place }),
  };
}

/** The fields of a group, in the order of the schema. */
export const fieldsOf = (schema: z.ZodObject, place: Place): DeskField[] => fieldsIn(schema).map(([name, field]) => fieldFor(name, field, place));
