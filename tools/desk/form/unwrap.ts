import { z } from 'zod';
import { asGraphQL, path, picture, slug, time, typeName } from '../../../src/gatsby/content/fields';

/** What an empty field becomes: not allowed, null, or left out. */
export type WhenEmpty = 'required' | 'null' | 'missing';

export interface Unwrapped {
  readonly inner: z.ZodType;
  readonly whenEmpty: WhenEmpty;
  /** The outermost description. */
  readonly description: string | undefined;
}

/** The schema inside optional and nullable wrappers. */
export function unwrap(schema: z.ZodType): Unwrapped {
  if (!(schema instanceof z.ZodOptional) && !(schema instanceof z.ZodNullable))
    return { inner: schema, whenEmpty: 'required', description: schema.description };
  const { inner, description } = unwrap(schema.unwrap() as z.ZodType);
  return { inner, whenEmpty: schema instanceof z.ZodOptional ? 'missing' : 'null', description: schema.description ?? description };
}

/** Whether it is a text in three languages. */
export const isLocalized = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && asGraphQL.get(schema)?.extension === '@localized';

/** Whether it is a group of fields. */
export const isGroup = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && !isLocalized(schema);

export const elementOf = (schema: z.ZodArray): z.ZodType => schema.element as z.ZodType;

/** Whether it is a list of plain values, such as weekdays, months or codes, which is shown as checkboxes. */
export const isListOfWords = (schema: z.ZodType): schema is z.ZodArray =>
  schema instanceof z.ZodArray && !(unwrap(elementOf(schema)).inner instanceof z.ZodObject) && !(unwrap(elementOf(schema)).inner instanceof z.ZodArray);

/** The editor only supports lists of groups: other entries are wrapped in a group with this single field, a name that no schema uses. */
export const wrapped = 'wrapped';
export const isWrapped = (schema: z.ZodArray): boolean => !isGroup(unwrap(elementOf(schema)).inner);

/** The GraphQL name of a group or enumeration. */
export const nameOf = (schema: z.ZodType): string | undefined => typeName.get(schema)?.name;

/** Limits, pattern and format, as in JSON Schema. */
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

/** The kind of string that a schema describes. */
export function kindOfString(schema: z.ZodType): 'slug' | 'link' | 'time' | 'focus' | 'day' | 'url' | 'file' | 'line' {
  if (asGraphQL.get(schema)?.type === 'File') return 'file';
  const { pattern, format } = limitsOf(schema);
  if (format === 'date') return 'day';
  if (format === 'uri') return 'url';
  const known = (Object.keys(patterns) as (keyof typeof patterns)[]).find((name) => pattern !== undefined && patterns[name] === pattern);
  return known ?? 'line';
}

/** The schema at a dotted path in a file; `*` stands for the entries of a list. */
export function schemaAt(schema: z.ZodType, dottedPath: string): z.ZodType {
  return dottedPath.split('.').reduce((at, step) => {
    const { inner } = unwrap(at);
    const next = inner instanceof z.ZodArray ? elementOf(inner) : inner instanceof z.ZodObject ? (inner.shape[step] as z.ZodType | undefined) : undefined;
    if (!next) throw new Error(`The schema has no “${step}” in ${dottedPath}.`);
    return next;
  }, schema);
}
