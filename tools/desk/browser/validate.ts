import { inPortuguese } from '../../../src/content/faults/describe';
import { fault } from '../../../src/content/faults/fault';
import { problemsOf } from '../../../src/content/faults/schemaIssues';
import { languageInPortuguese } from '../../../src/content/fieldLabels';
import { isObject, type Json } from '../../../src/content/json';
import { kinds, type KindName } from '../../../src/content/kinds';
import { fieldOf, schemaAt } from '../../../src/content/schema';
import { tidy } from '../form/contentFormat';

export const kindAt = (at: string): KindName => at.split('.')[0] as KindName;

export const missing = 'falta preencher';

/**
 * The error message of a field's schema for a value, in Portuguese; null if it is valid.
 * @param at the path of the field: `Room.pictures.*.alt`
 * @throws without such a field
 */
export function validationMessage(at: string, value: Json | undefined): string | null {
  const schema = schemaAt(kinds[kindAt(at)].schema, at.split('.').slice(1));
  if (!schema) throw new Error(`No schema has the field ${at}.`);
  const data = tidy(schema, value);
  if (data === undefined) return fieldOf(schema).whenEmpty === 'missing' ? null : missing;
  const [issue] = schema.safeParse(data).error?.issues ?? [];
  const [found] = issue ? problemsOf(issue, { data, schema }) : [];
  if (!issue || !found) return null;
  const step = String(issue.path[0]);
  const { problem, remedy } = inPortuguese(fault('', '', found.problem));
  const words = isObject(data) && data[step] === '' ? missing : `${problem}; ${remedy}`;
  return fieldOf(schema).type === 'text' ? `${languageInPortuguese(step)}: ${words}` : words;
}
