import { z } from 'zod';
import type { PictureUse } from './pictureSizes';

/** References: an address of this site without language; the slug of an offer or a place of the map; the code of a room type; a group of the menu or a column. */
type Reference = 'page' | 'offer' | 'place' | 'roomCode' | 'navigation';
/** Paths of files, relative to the file that names them; a PDF lies in the folder `files`. */
type FilePath = 'picture' | 'film' | 'drawing' | 'font' | 'pdf';
/** `monthDay` is `MM-DD`, each year; `dayOrMonthDay` may also be once, `YYYY-MM-DD`; `moment` is a time on a day. */
type Time = 'day' | 'monthDay' | 'dayOrMonthDay' | 'time' | 'moment' | 'month' | 'zone';
/** `text` is in the languages of the site, `slug` the name of a file or an entry, `archived` whether a file is off the site, `focus` what stays in view. */
type Word = 'text' | 'slug' | 'archived' | 'focus' | 'degrees' | 'url' | 'email' | 'telephone' | 'cnpj' | 'currency' | 'colour';

/** What a field contains, if its type does not say it: validation, editing and queries depend on this. */
export type ValueKind = Reference | FilePath | Time | Word;

/** What texts count, by a word after the figure. */
export type CountedUnit = 'hours' | 'years' | 'guests' | 'apartments' | 'chalets' | 'restaurants' | 'bars' | 'beaches' | 'attractions' | 'reasons';
/** The unit of a figure that texts repeat. */
export type FigureUnit = 'time' | 'percent' | 'area' | 'money' | CountedUnit;

/** Metadata of a field or a group for the site, the editing desk and editors. */
export interface FieldMeta {
  /** In English, for developers: in GraphQL and in code editors. */
  readonly description?: string;
  readonly value?: ValueKind;
  /** The name of a group or an enumeration in GraphQL. */
  readonly typeName?: string;
  /** In Portuguese, for marketers. */
  readonly label?: string;
  /** A hint before filling it in: its purpose, and what happens when it stays empty. */
  readonly hint?: string;
  /** The unit of a figure, shown after the input; a currency sign before it. */
  readonly unit?: string;
  /** Texts in any file repeat this figure, in this unit: the content check compares them. */
  readonly quoted?: FigureUnit;
  /** How pictures of this field or group are shown, if not at full width; the innermost value counts. */
  readonly use?: PictureUse;
  /** It applies to one thing only: a copy of the file omits it. */
  readonly notCopied?: true;
  /** The label of one entry of a list. */
  readonly one?: string;
  /** Labels of the options of an enumeration. */
  readonly options?: Readonly<Record<string, string>>;
  /** How the desk names a collapsed entry, if not by its title, label or name: `{{fields.opens}} – {{fields.closes}}`. */
  readonly summary?: string;
}

declare module 'zod' {
  // the linter does not see that zod reads this interface
  interface GlobalMeta extends Omit<FieldMeta, 'description'> {
    readonly description?: string;
  }
}

type Shape =
  | { readonly type: 'text' | 'group'; readonly schema: z.ZodObject }
  | { readonly type: 'list'; readonly schema: z.ZodArray; readonly entry: z.ZodType }
  | { readonly type: 'choice'; readonly schema: z.ZodEnum }
  | { readonly type: 'number'; readonly schema: z.ZodNumber }
  | { readonly type: 'constant'; readonly schema: z.ZodLiteral }
  | { readonly type: 'boolean' | 'string'; readonly schema: z.ZodType };

/** A field for all code that reads schemas: its type and schema without wrappers, and its metadata. */
export type Field = Shape & {
  /** What an empty field becomes: not allowed, null, or left out. */
  readonly whenEmpty: 'required' | 'null' | 'missing';
  readonly meta: FieldMeta;
};

function shapeOf(schema: z.ZodType, meta: FieldMeta): Shape {
  if (schema instanceof z.ZodObject) return { type: meta.value === 'text' ? 'text' : 'group', schema };
  if (schema instanceof z.ZodArray) return { type: 'list', schema, entry: schema.element as z.ZodType };
  if (schema instanceof z.ZodEnum) return { type: 'choice', schema };
  if (schema instanceof z.ZodNumber) return { type: 'number', schema };
  if (schema instanceof z.ZodLiteral) return { type: 'constant', schema };
  return { type: schema instanceof z.ZodBoolean ? 'boolean' : 'string', schema };
}

/** Reads a schema: the type inside optional and nullable wrappers, with the outermost metadata first. */
export function fieldOf(schema: z.ZodType): Field {
  const meta: FieldMeta = schema.meta() ?? {};
  if (!(schema instanceof z.ZodOptional) && !(schema instanceof z.ZodNullable)) return { ...shapeOf(schema, meta), whenEmpty: 'required', meta };
  const inner = fieldOf(schema.unwrap() as z.ZodType);
  return { ...inner, whenEmpty: schema instanceof z.ZodOptional ? 'missing' : 'null', meta: { ...inner.meta, ...meta } };
}

export const fieldsIn = (schema: z.ZodObject): [name: string, field: z.ZodType][] => Object.entries(schema.shape);

/** The schema at the path of a field; `*` or an index is an entry of a list. Undefined if there is none. */
export const schemaAt = (schema: z.ZodType, trail: readonly PropertyKey[]): z.ZodType | undefined =>
  trail.reduce<z.ZodType | undefined>((at, step) => {
    if (!at) return undefined;
    const field = fieldOf(at);
    if (field.type === 'list') return field.entry;
    if (field.type !== 'group' && field.type !== 'text') return undefined;
    const shape = field.schema.shape as Record<string, z.ZodType>;
    return Object.hasOwn(shape, String(step)) ? shape[String(step)] : undefined;
  }, schema);

/** How the picture at the path of a field is shown. */
export const pictureUseAt = (schema: z.ZodType, trail: readonly PropertyKey[]): PictureUse =>
  trail.map((_, index) => schemaAt(schema, trail.slice(0, index + 1))).reduce<PictureUse>((use, at) => (at && fieldOf(at).meta.use) ?? use, 'screen');
