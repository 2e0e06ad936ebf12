import { z } from 'zod';
import { languages } from '../../../site';
import { explain } from '../explain';
import { asGraphQL } from '../fields';
import type { Json, JsonObject } from '../json';
import type { Terminal } from './terminal';

export interface Asking {
  readonly terminal: Terminal;
  /** What stands against a file that an answer names, in words; null when nothing does. */
  readonly objectionToFile: (relative: string) => string | null;
}

interface Question {
  readonly schema: z.ZodType;
  /** The name of the field, dotted from the top. */
  readonly name: string;
  /** Taken when nothing is typed. */
  readonly otherwise?: Json;
}

/** What an empty answer means: nothing else than an answer, null, or that the field is left out. */
type WhenEmpty = { readonly value: Json | undefined; readonly words: string } | null;

const yes = /^(?:y|yes|s|sim)$/i;
const no = /^(?:n|no|não|nao)$/i;

function peeled(schema: z.ZodType): { inner: z.ZodType; whenEmpty: WhenEmpty } {
  if (schema instanceof z.ZodOptional)
    return { inner: peeled(schema.unwrap() as z.ZodType).inner, whenEmpty: { value: undefined, words: 'Enter leaves it out' } };
  if (schema instanceof z.ZodNullable)
    return { inner: peeled(schema.unwrap() as z.ZodType).inner, whenEmpty: { value: null, words: 'Enter for none, or not known' } };
  return { inner: schema, whenEmpty: null };
}

const isLocalized = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && asGraphQL.get(schema)?.extension === '@localized';
const isGroup = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && !isLocalized(schema);
const isOneWord = (schema: z.ZodType): boolean => schema instanceof z.ZodEnum || schema instanceof z.ZodNumber;

const choices = (schema: z.ZodType): string =>
  schema instanceof z.ZodEnum ? schema.options.join(', ') : schema instanceof z.ZodBoolean ? 'yes or no' : schema instanceof z.ZodNumber ? 'a number' : '';

function read(schema: z.ZodType, answer: string): Json {
  if (schema instanceof z.ZodArray) return answer === '' ? [] : answer.split(/[\s,;]+/).map((word) => read(schema.element as z.ZodType, word));
  if (schema instanceof z.ZodBoolean) return yes.test(answer) ? true : no.test(answer) ? false : answer;
  if (schema instanceof z.ZodNumber) return /^-?\d+(?:[.,]\d+)?$/.test(answer) ? Number(answer.replace(',', '.')) : answer;
  return answer;
}

/** What stands against an answer, in words; null when nothing does. */
function objectionTo(value: Json, schema: z.ZodType, { objectionToFile }: Asking): string | null {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  const [complaint] = issue ? explain(issue, { data: value, schema }) : [];
  if (complaint) return `${complaint.problem}; ${complaint.remedy}`;
  return typeof value === 'string' && asGraphQL.get(schema)?.type === 'File' ? objectionToFile(value) : null;
}

/** Asks on one line, again until the answer can stand. */
async function askLine({ schema, name, otherwise }: Question, hints: readonly string[], whenEmpty: WhenEmpty, asking: Asking): Promise<Json | undefined> {
  const hint = [...hints, whenEmpty?.words ?? '', otherwise === undefined ? '' : `Enter for ${JSON.stringify(otherwise)}`].filter(Boolean).join('; ');
  for (;;) {
    const answer = await asking.terminal.ask(`${name}${hint ? ` (${hint})` : ''}: `);
    if (answer === '' && otherwise !== undefined) return otherwise;
    if (answer === '' && whenEmpty) return whenEmpty.value;
    const value = read(schema, answer);
    const objection = objectionTo(value, schema, asking);
    if (objection === null) return value;
    asking.terminal.tell(`  ✗ ${objection}`);
  }
}

const askYesNo = async (question: string, asking: Asking): Promise<boolean> =>
  (await askLine({ schema: z.boolean(), name: question }, ['yes or no'], { value: false, words: 'Enter for no' }, asking)) === true;

async function askFields(schema: z.ZodObject, name: string, asking: Asking): Promise<JsonObject> {
  const group: JsonObject = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const value = await askFor({ schema: field as z.ZodType, name: `${name}.${key}` }, asking);
    if (value !== undefined) group[key] = value;
  }
  return group;
}

async function askText(schema: z.ZodObject, name: string, whenEmpty: WhenEmpty, asking: Asking): Promise<Json | undefined> {
  const text: JsonObject = {};
  for (const language of languages) {
    const field = peeled(schema.shape[language] as z.ZodType);
    const later = { value: undefined, words: 'Enter for later' };
    const value = await askLine({ schema: field.inner, name: `${name}.${language}` }, [], field.whenEmpty ? later : whenEmpty, asking);
    if (value === undefined || value === null) {
      if (!field.whenEmpty) return value;
    } else text[language] = value;
  }
  return text;
}

async function askList(schema: z.ZodArray, name: string, asking: Asking): Promise<Json[]> {
  const element = schema.element as z.ZodType;
  const least = z.toJSONSchema(schema).minItems ?? 0;
  const list: Json[] = [];
  while (list.length < least || (await askYesNo(`  ${list.length === 0 ? 'Any' : 'One more'} in ${name}?`, asking))) {
    const value = await askFor({ schema: element, name: `${name}.${list.length}` }, asking);
    if (value !== undefined) list.push(value);
  }
  return list;
}

/** Asks for what a schema describes, whatever that is; every answer is checked as it is given. Undefined where a field is left out. */
export async function askFor(question: Question, asking: Asking): Promise<Json | undefined> {
  const { schema, name } = question;
  const { inner, whenEmpty } = peeled(schema);
  const description = schema.description ?? inner.description;
  if (description) asking.terminal.tell(`\n${description}`);
  if (isLocalized(inner)) return askText(inner, name, whenEmpty, asking);
  const oneLine = inner instanceof z.ZodArray && isOneWord(inner.element as z.ZodType);
  if (isGroup(inner) || (inner instanceof z.ZodArray && !oneLine)) {
    if (whenEmpty && !(await askYesNo(`  Is there ${name}?`, asking))) return whenEmpty.value;
    return inner instanceof z.ZodArray ? askList(inner, name, asking) : askFields(inner, name, asking);
  }
  const hints = inner instanceof z.ZodArray ? [`any of: ${choices(inner.element as z.ZodType)}`] : [choices(inner)];
  return askLine({ ...question, schema: inner }, hints.filter(Boolean), whenEmpty, asking);
}
