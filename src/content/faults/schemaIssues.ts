import type { z } from 'zod';
import { closest } from '../closest';
import { dotted, isObject, type Json, type Trail } from '../json';
import { fieldOf, fieldsIn, schemaAt, type ValueKind } from '../schema';
import { type Format, isFormat, type JsonType } from './english';
import type { Problem } from './fault';

const valueAt = (data: Json, trail: Trail): Json | undefined =>
  trail.reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isObject(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
  }, data);

/** The types that zod expects. */
const types: Readonly<Record<string, JsonType>> = { object: 'group', array: 'list', string: 'text', number: 'number', int: 'whole', boolean: 'boolean' };

/** What is chosen at the desk rather than written. */
const chosen: readonly (ValueKind | undefined)[] = ['pdf', 'film', 'offer', 'place', 'navigation'];

/** How a value must be written; by default without surrounding spaces. */
const formatOf = (value: ValueKind = 'text'): Format => (value === 'place' ? 'slug' : isFormat(value) ? value : 'trimmed');

/** Unknown or missing fields reported for one group. */
const maxUnknown = 3;

/**
 * What one issue of zod means for the file.
 * @param data the data that was validated
 */
export function problemsOf(
  issue: z.core.$ZodIssue,
  { data, schema }: { data: Json; schema: z.ZodType },
): readonly { readonly field: string; readonly problem: Problem }[] {
  const inner = schemaAt(schema, issue.path);
  const field = inner && fieldOf(inner);
  if (issue.code === 'unrecognized_keys') {
    const known = field?.type === 'group' || field?.type === 'text' ? fieldsIn(field.schema).map(([name]) => name) : [];
    return issue.keys
      .slice(0, maxUnknown)
      .map((key) => ({ field: dotted([...issue.path, key]), problem: { code: 'unknownField', near: closest(key, known), known } }));
  }
  const found = valueAt(data, issue.path);
  const expected = issue.code === 'invalid_type' ? types[issue.expected] : undefined;
  const say = (problem: Problem) => [{ field: dotted(issue.path), problem }];
  const { value, description, options } = field?.meta ?? {};
  const wanted = value === 'picture' ? value : chosen.includes(value) ? 'choice' : expected;
  if (found === undefined) return say({ code: 'missing', expected: wanted, description });
  // a limit alone would not say that the sign is missing
  if (value === 'degrees') return say({ code: 'malformed', found, format: value });
  switch (issue.code) {
    case 'invalid_type':
      return say(expected ? { code: 'wrongType', found, expected } : { code: 'unexpected', found, message: issue.message });
    case 'invalid_value':
      return say({ code: 'notAnOption', found, options: issue.values.map(String).map((one) => ({ value: one, label: options?.[one] })) });
    case 'too_big':
      return say({ code: 'tooLarge', found, most: Number(issue.maximum) });
    case 'too_small':
      return say({ code: 'tooSmall', found, least: Number(issue.minimum), isBound: issue.inclusive !== false });
    case 'invalid_format':
      return say({ code: 'malformed', found, format: formatOf(value) });
    default:
      return say({ code: 'unexpected', found, message: issue.message });
  }
}
