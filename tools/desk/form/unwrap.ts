import { z } from 'zod';
import { asGraphQL, path, picture, slug, time, typeName } from '../../../src/gatsby/content/fields';

/** What a field holds when nothing is given: nothing else than a value, null, or the field is left out. */
export type WhenEmpty = 'required' | 'null' | 'missing';

export interface Unwrapped {
  readonly inner: z.ZodType;
  readonly whenEmpty: WhenEmpty;
  /** The outermost description. */
  readonly description: string | undefined;
}

/** A schema without what makes it optional or nullable. */
export function unwrap(schema: z.ZodType): Unwrapped {
  if (!(schema instanceof z.ZodOptional) && !(schema instanceof z.ZodNullable))
    return { inner: schema, whenEmpty: 'required', description: schema.description };
  const { inner, description } = unwrap(schema.unwrap() as z.ZodType);
  return { inner, whenEmpty: schema instanceof z.ZodOptional ? 'missing' : 'null', description: schema.description ?? description };
}

/** One text in the three languages. */
export const isLocalized = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && asGraphQL.get(schema)?.extension === '@localized';

/** A group of fields, each with an input of its own. */
export const isGroup = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && !isLocalized(schema);

export const elementOf = (schema: z.ZodArray): z.ZodType => schema.element as z.ZodType;

/** Weekdays, months, codes: a list whose entries are words or figures, ticked rather than written one by one. */
export const isListOfWords = (schema: z.ZodType): schema is z.ZodArray =>
  schema instanceof z.ZodArray && !(unwrap(elementOf(schema)).inner instanceof z.ZodObject) && !(unwrap(elementOf(schema)).inner instanceof z.ZodArray);

/** The editor keeps lists of groups only: what is a text or a list itself stands in a group with this one field, whose name no schema has. */
export const wrapped = 'wrapped';
export const isWrapped = (schema: z.ZodArray): boolean => !isGroup(unwrap(elementOf(schema)).inner);

/** The GraphQL name of a group or enumeration. */
export const nameOf = (schema: z.ZodType): string | undefined => typeName.get(schema)?.name;

/** Limits, pattern and format, as JSON Schema writes them. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
}
export const limitsOf = (schema: z.ZodType): Limits => z.toJSONSchema(schema, { io: 'input' }) as Limits;

const patternOf = (schema: z.ZodType): string | undefined => limitsOf(schema).pattern;
const patterns = { slug: patternOf(slug), link: patternOf(path), time: patternOf(time('')), focus: patternOf(unwrap(picture.shape.focus).inner) };

/** What kind of word a string is. */
export function kindOfString(schema: z.ZodType): 'slug' | 'link' | 'time' | 'focus' | 'day' | 'url' | 'file' | 'line' {
  if (asGraphQL.get(schema)?.type === 'File') return 'file';
  const { pattern, format } = limitsOf(schema);
  if (format === 'date') return 'day';
  if (format === 'uri') return 'url';
  const known = (Object.keys(patterns) as (keyof typeof patterns)[]).find((name) => pattern !== undefined && patterns[name] === pattern);
  return known ?? 'line';
}

/** The schema of a place in a file by its dotted trail; `*` stands for the entries of a list. */
export function schemaAt(schema: z.ZodType, trail: string): z.ZodType {
  return trail.split('.').reduce((at, step) => {
    const { inner } = unwrap(at);
    const next = inner instanceof z.ZodArray ? elementOf(inner) : inner instanceof z.ZodObject ? (inner.shape[step] as z.ZodType | undefined) : undefined;
    if (!next) throw new Error(`The schema has no “${step}” in ${trail}.`);
    return next;
  }, schema);
}
