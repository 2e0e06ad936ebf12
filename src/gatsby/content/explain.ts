import type { z } from 'zod';
import { didYouMean } from './closest';
import type { Fault } from './fault';
import { clipped, dotted, isObject, type Json, type Trail } from './json';

type Complaint = Pick<Fault, 'field' | 'problem' | 'remedy'>;

/** A schema that has others within: the fields of an object, the entries of a list, what is optional or nullable. */
interface NestedSchema {
  readonly description?: string;
  readonly shape?: Readonly<Record<string, NestedSchema>>;
  readonly element?: NestedSchema;
  readonly unwrap?: () => NestedSchema;
}

const unwrapped = (schema: NestedSchema | undefined): NestedSchema | undefined =>
  schema?.unwrap && !schema.shape && !schema.element ? unwrapped(schema.unwrap()) : schema;

const own = <Value>(group: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  group && Object.hasOwn(group, name) ? group[name] : undefined;

/** The schema of a field. */
const schemaAt = (schema: NestedSchema, trail: Trail): NestedSchema | undefined =>
  trail.reduce<NestedSchema | undefined>((at, step) => {
    const here = unwrapped(at);
    return typeof step === 'number' ? here?.element : own(here?.shape, String(step));
  }, schema);

const valueAt = (data: Json, trail: Trail): Json | undefined =>
  trail.reduce<Json | undefined>((value, step) => (Array.isArray(value) ? value[Number(step)] : isObject(value) ? own(value, String(step)) : undefined), data);

/** The names of types in zod, in words. */
export const typeWords: Readonly<Record<string, string>> = {
  object: 'a group in { }',
  array: 'a list in [ ]',
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

const nameOfValue = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a group';
  return typeof value === 'string' ? `the text ${JSON.stringify(clipped(value, 40))}` : String(value);
};

/** The size of a value in words, and the unit of sizes like it. */
function measure(value: Json): { readonly problem: string; readonly counted: (size: number | bigint) => string } {
  const characters = (size: number | bigint) => `${size} ${size === 1 ? 'character' : 'characters'}`;
  const entries = (size: number | bigint) => `${size} ${size === 1 ? 'entry' : 'entries'}`;
  if (typeof value === 'string') return { problem: value === '' ? 'it is empty' : `it is ${characters(value.length)} long`, counted: characters };
  if (Array.isArray(value)) return { problem: value.length === 0 ? 'it is empty' : `it has ${entries(value.length)}`, counted: entries };
  return { problem: `it is ${nameOfValue(value)}`, counted: String };
}

/**
 * Puts one issue of zod into words: what is wrong, and what would be right.
 * @param data the data that was validated
 */
export function explain(issue: z.core.$ZodIssue, { data, schema }: { data: Json; schema: NestedSchema }): readonly Complaint[] {
  const field = dotted(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(unwrapped(schemaAt(schema, issue.path))?.shape ?? {});
    return issue.keys.slice(0, 3).map((key) => ({
      field: dotted([...issue.path, key]),
      problem: 'nobody knows this name',
      remedy: didYouMean(key, known, `known here: ${known.join(', ')}`),
    }));
  }
  const found = valueAt(data, issue.path);
  const say = (problem: string, remedy: string): readonly Complaint[] => [{ field, problem, remedy }];
  if (found === undefined) {
    const { description } = schemaAt(schema, issue.path) ?? {};
    return say(
      'it is missing',
      `add ${issue.code === 'invalid_type' ? (typeWords[issue.expected] ?? issue.expected) : 'it'}${description ? `: ${description}` : ''}`,
    );
  }
  if (issue.code === 'invalid_type') return say(`it is ${nameOfValue(found)}`, `it should be ${typeWords[issue.expected] ?? issue.expected}`);
  if (issue.code === 'invalid_value') return say(`it is ${nameOfValue(found)}`, `one of: ${issue.values.map(String).join(', ')}`);
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const { problem, counted } = measure(found);
    if (issue.code === 'too_big') return say(problem, `at most ${counted(issue.maximum)}`);
    return say(problem, `${issue.inclusive === false ? 'more than' : 'at least'} ${counted(issue.minimum)}`);
  }
  return say(`it is ${nameOfValue(found)}`, issue.message);
}
