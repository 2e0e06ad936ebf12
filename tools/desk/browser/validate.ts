import { inPortuguese } from '../../../src/content/faults/describe';
import { fault, type Problem } from '../../../src/content/faults/fault';
import { problemsOf } from '../../../src/content/faults/schemaIssues';
import { languageInPortuguese } from '../../../src/content/fieldLabels';
import { isObject, type Json } from '../../../src/content/json';
import { fileSchema, type KindName } from '../../../src/content/kinds';
import { fieldOf, schemaAt } from '../../../src/content/schema';
import { defaultLanguage } from '../../../src/site';
import { tidy } from '../form/contentFormat';

export const kindAt = (at: string): KindName => at.split('.')[0] as KindName;

export const missing = 'falta preencher';

/** What is wrong and what to do, in Portuguese. */
export function faultText(found: Problem): string {
  const { problem, remedy } = inPortuguese(fault('', '', found));
  return `${problem}; ${remedy}`;
}

/** The id of a text's input in a language; that of the default language is the field's own, which its label is for. */
export const inputId = (field: string, language: string = defaultLanguage): string => (language === defaultLanguage ? field : `${field}-${language}`);

/** What the schema says, in Portuguese, of a value (`Room.pictures.*.alt`), and of which language of a text; null: it is valid. @throws without such a field */
export function invalidity(at: string, value: Json | undefined): { readonly message: string; readonly language?: string } | null {
  const schema = schemaAt(fileSchema(kindAt(at)), at.split('.').slice(1));
  if (!schema) throw new Error(`No schema has the field ${at}.`);
  const data = tidy(schema, value);
  if (data === undefined) return fieldOf(schema).whenEmpty === 'missing' ? null : { message: missing };
  const [issue] = schema.safeParse(data).error?.issues ?? [];
  const [found] = issue ? problemsOf(issue, { data, schema }) : [];
  if (!issue || !found) return null;
  const step = String(issue.path[0]);
  const text = isObject(data) && !data[step] ? missing : faultText(found.problem);
  return fieldOf(schema).type === 'text' ? { message: `${languageInPortuguese(step)}: ${text}`, language: step } : { message: text };
}
