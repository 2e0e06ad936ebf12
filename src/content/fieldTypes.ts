import { z } from 'zod';
import { defaultLanguage, knownLanguages } from '../site';
import type { ValueKind } from './schema';

// The types of fields in content. `.meta()` describes each field: in English in GraphQL and code editors, in Portuguese at the desk (schema.ts).

/** A string without space at its beginning or end. */
export const trimmed = z.string().regex(/^(?!\s)(?:[\s\S]*\S)?$/);

/** A string in a format, which the messages of the content check describe. @param most characters */
export const formatted = (value: ValueKind, format: RegExp, most = Infinity) =>
  (most < Infinity ? z.string().max(most) : z.string()).regex(format).meta({ value });

const translations = knownLanguages.filter((language) => language !== defaultLanguage);

/** A text in the site's languages, of `min` to `max` characters each. The first is required and replaces a missing translation, which is reported. */
export function text({ min = 1, max = 600 }: { min?: number; max?: number } = {}) {
  const translation = trimmed.min(min).max(max).meta({ description: 'The text' });
  const translated = Object.fromEntries(translations.map((language) => [language, translation.optional()]));
  return z
    .strictObject({ [defaultLanguage]: translation, ...(translated as Record<(typeof translations)[number], z.ZodOptional<typeof translation>>) })
    .meta({ value: 'text' });
}

/** A whole number between two bounds, both included. */
export const whole = (least: number, most: number) => z.int32().min(least).max(most);

/** One of several words. @param typeName of the enumeration in GraphQL */
export const choice = <Word extends string>(typeName: string, words: readonly Word[]) => z.enum(words).meta({ typeName });

/** A group of fields. @param typeName in GraphQL */
export const group = <Shape extends z.ZodRawShape>(typeName: string, fields: Shape) => z.strictObject(fields).meta({ typeName });

export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry);

/** A list with one entry or more. */
export const nonEmptyList = <Entry extends z.ZodType>(entry: Entry) => list(entry).min(1);
