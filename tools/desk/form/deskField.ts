import { z } from 'zod';
import { labels, optionLabels, type Label } from '../../../src/gatsby/content/labels.pt';
import { kinds, type Kind, type KindName } from '../../../src/gatsby/content/kinds';
import { elementOf, isGroup, isListOfWords, isLocalized, isWrapped, kindOfString, limitsOf, nameOf, unwrap, wrapped, type Limits } from './unwrap';

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
  | 'slug'
  | 'link'
  | 'picture'
  | 'film'
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
  readonly nullable?: boolean;
  readonly unit?: string;
  readonly options?: readonly Option[];
  readonly from?: string;
  /** Maximum characters per language. */
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly media_folder?: string;
  readonly public_folder?: string;
}

/** The position of a field: its group, its kind of content, its path in the file. */
interface Place {
  readonly group: string;
  readonly kind: KindName;
  readonly at: string;
  /** In an optional group: an initial value within it would fill in the group. */
  readonly optional?: boolean;
}

const parentOf = (group: string): string | undefined => (Object.hasOwn(kinds, group) ? (kinds[group as KindName] as Kind).implements : undefined);

/** The label of a field; undefined if it has none yet. */
export function labelOf(group: string, name: string): Label | undefined {
  const keys = [group, parentOf(group), '*'].flatMap((owner) => (owner ? [`${owner}.${name}`] : []));
  const found = keys.map((key) => labels[key]).find((label) => label !== undefined);
  return typeof found === 'string' ? { label: found } : found;
}

/** `doorWidth` as “Door width”, for fields without a label. */
const humanize = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** The folder for uploaded pictures, by kind. */
const pictureFolders: Partial<Record<KindName, string>> = {
  Room: 'rooms',
  Restaurant: 'dining',
  Bar: 'dining',
  DiningMoment: 'dining',
  Facility: 'structure',
  SpaSubject: 'spa',
  Offer: 'offers',
  Announcement: 'offers',
  Packages: 'offers',
  EventSpace: 'events',
  Film: 'films',
};
export const pictureFolder = (kind: KindName): string => `content/images/${pictureFolders[kind] ?? 'resort'}`;

const placeOfFile = (kind: KindName): string => (kinds[kind].source.endsWith('.json') ? './' : '../');
/** The path of a file relative to the content files of a kind. */
export const relativeTo = (kind: KindName, file: string): string => placeOfFile(kind) + file.replace(/^content\//, '');
/** The inverse of `relativeTo`. */
export const fromContent = (relative: string): string => `content/${relative.replace(/^\.{1,2}\//, '')}`;

/** The summary of a collapsed list entry. */
function summaryOf(entry: z.ZodType): string {
  const { inner } = unwrap(entry);
  if (isLocalized(inner)) return `{{fields.${wrapped}.pt}}`;
  if (!isGroup(inner)) return '';
  const shape = inner.shape as Record<string, z.ZodType>;
  if (nameOf(inner) === 'OpeningHours') return '{{fields.opens}} – {{fields.closes}}';
  if (nameOf(inner) === 'HourPicture') return '{{fields.light}}';
  const named = ['title', 'label', 'alt', 'name', 'text', 'slug', 'layout'].find((name) => Object.hasOwn(shape, name));
  return named === undefined ? '' : `{{fields.${named}${isLocalized(unwrap(shape[named] as z.ZodType).inner) ? '.pt' : ''}}}`;
}

const optionsOf = (schema: z.ZodEnum): Option[] =>
  schema.options.map((value) => ({ value, label: optionLabels[nameOf(schema) ?? '']?.[String(value)] ?? humanize(String(value)) }));

const months = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, index))),
);

function wordOptions(element: z.ZodType): Option[] {
  const { inner } = unwrap(element);
  if (inner instanceof z.ZodEnum) return optionsOf(inner);
  const { minimum, maximum } = limitsOf(inner);
  if (minimum === 1 && maximum === 12) return months.map((label, index) => ({ value: index + 1, label: label.replace('.', '') }));
  return [];
}

const lengths = ({ minLength, maxLength }: Limits) => ({
  ...(minLength === undefined || minLength < 2 ? {} : { minLength }),
  ...(maxLength === undefined ? {} : { maxLength }),
});

/** Whether the schema accepts an empty list or string. */
const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse([]).success || schema.safeParse('').success;

/** The input for a schema. */
function inputFor(schema: z.ZodType, { kind, at, optional = false }: Place): Partial<DeskField> & { readonly widget: Widget } {
  const { inner, whenEmpty } = unwrap(schema);
  if (isLocalized(inner)) return { widget: 'localized', ...lengths(limitsOf(unwrap(inner.shape.pt as z.ZodType).inner)) };
  if (isGroup(inner))
    return {
      widget: whenEmpty === 'required' ? 'object' : 'group',
      nullable: whenEmpty === 'null',
      fields: fieldsOf(inner, { group: nameOf(inner) ?? kind, kind, at, optional: optional || whenEmpty !== 'required' }),
    };
  if (isListOfWords(inner)) return { widget: 'ticks', options: wordOptions(elementOf(inner)), ...(whenEmpty === 'required' ? { default: [] } : {}) };
  if (inner instanceof z.ZodArray) {
    const entry = elementOf(inner);
    const { minItems, maxItems } = limitsOf(inner);
    const place = { group: nameOf(unwrap(entry).inner) ?? kind, kind, at: `${at}.*` };
    return {
      widget: nameOf(unwrap(entry).inner) === 'Picture' ? 'pictures' : 'list',
      ...(optional ? {} : { default: [] }),
      collapsed: true,
      summary: summaryOf(entry),
      fields: isWrapped(inner) ? [fieldFor(wrapped, entry, place)] : fieldsOf(unwrap(entry).inner as z.ZodObject, place),
      ...(minItems === undefined ? {} : { min: minItems }),
      ...(maxItems === undefined ? {} : { max: maxItems }),
    };
  }
  if (inner instanceof z.ZodBoolean && whenEmpty === 'required') return { widget: 'boolean', default: false };
  if (inner instanceof z.ZodBoolean)
    return {
      widget: 'choice',
      options: [
        { value: true, label: 'Sim' },
        { value: false, label: 'Não' },
        { value: null, label: 'Ainda não informado' },
      ],
    };
  if (inner instanceof z.ZodEnum) return { widget: 'choice', options: optionsOf(inner) };
  if (inner instanceof z.ZodLiteral) return { widget: 'hidden', default: inner.value };
  if (inner instanceof z.ZodNumber) {
    const { minimum, exclusiveMinimum, maximum } = limitsOf(inner);
    const least = minimum ?? exclusiveMinimum;
    return { widget: 'figure', ...(least === undefined ? {} : { min: least }), ...(maximum === undefined ? {} : { max: maximum }) };
  }
  const word = kindOfString(inner);
  if (word === 'file') {
    const isPicture = /jpe?g/.test(limitsOf(inner).pattern ?? '');
    const folder = isPicture ? pictureFolder(kind) : 'content/films';
    return { widget: isPicture ? 'picture' : 'film', media_folder: `/${folder}`, public_folder: relativeTo(kind, folder) };
  }
  if (word === 'line' || word === 'url') return { widget: 'line', ...lengths(limitsOf(inner)) };
  return { widget: word };
}

export function fieldFor(name: string, schema: z.ZodType, { group, kind, at, optional = false }: Place): DeskField {
  const { description, whenEmpty } = unwrap(schema);
  const isEntry = name === wrapped && at.endsWith('.*');
  const own = isEntry ? at : `${at}.${name}`;
  const label = labelOf(group, name);
  const input = inputFor(schema, { group, kind, optional, at: own });
  return {
    name,
    label: label?.label ?? (isEntry ? 'Texto' : humanize(name)),
    ...(label?.one ? { label_singular: label.one } : {}),
    // a field without a label shows its description in English
    ...(label ? (label.hint ? { hint: label.hint } : {}) : description && name !== wrapped ? { hint: description } : {}),
    ...(label?.unit ? { unit: label.unit } : {}),
    ...(label?.from ? { from: label.from } : {}),
    required: whenEmpty === 'required' && !mayBeEmpty(schema),
    at: own,
    ...(whenEmpty === 'null' ? { nullable: true } : {}),
    ...input,
  };
}

/** The fields of a group, in the order of the schema. */
export const fieldsOf = (schema: z.ZodObject, place: Place): DeskField[] =>
  Object.entries(schema.shape).map(([name, field]) => fieldFor(name, field as z.ZodType, place));
