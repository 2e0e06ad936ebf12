import { explain } from '../../../src/gatsby/content/explain';
import type { Json } from '../../../src/gatsby/content/json';
import { kinds, type KindName } from '../../../src/gatsby/content/kinds';
import { inPortuguese } from '../check/portuguese';
import { tidy } from '../form/contentFormat';
import { unwrap, schemaAt } from '../form/unwrap';

const languageNames: Readonly<Record<string, string>> = { pt: 'português', en: 'inglês', fr: 'francês' };

export const kindAt = (at: string): KindName => at.split('.')[0] as KindName;

/** The error message of a field's schema for a value, in Portuguese; null if it is valid. @param at the path of the field: `Room.pictures.*.alt` */
export function validationMessage(at: string, value: Json | undefined): string | null {
  const schema = schemaAt(kinds[kindAt(at)].schema, at.split('.').slice(1).join('.'));
  const { whenEmpty } = unwrap(schema);
  const data = tidy(schema, value);
  if (data === undefined) return whenEmpty === 'missing' ? null : 'falta preencher';
  const [issue] = schema.safeParse(data).error?.issues ?? [];
  if (!issue) return null;
  const [complaint] = explain(issue, { data, schema });
  if (!complaint) return null;
  const where = languageNames[String(issue.path[0])];
  const words = [complaint.problem, complaint.remedy].map((sentence) => inPortuguese(sentence) ?? sentence);
  return `${where ? `${where}: ` : ''}${words.join('; ')}`;
}
