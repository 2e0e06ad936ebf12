import { z } from 'zod';
import { kinds, type Kind, type KindName } from '../../../src/gatsby/content/kinds';
import { labelOf } from './deskField';
import { nameOf, unwrap } from './unwrap';

/** The kind of a content file, by its path. */
export const kindOfFile = (file: string): KindName | undefined =>
  (Object.keys(kinds) as KindName[]).find((kind) => file === `content/${kinds[kind].source}` || file.startsWith(`content/${kinds[kind].source}/`));

/** The path of a field in the labels of the form: “Fotos 2 › O que se vê na foto › en”. */
export function fieldInPortuguese(kind: KindName | undefined, field: string): string {
  if (!kind || field === '') return field;
  let schema: z.ZodType | undefined = (kinds[kind] as Kind).schema;
  let group: string = kind;
  const words: string[] = [];
  for (const step of field.split('.')) {
    const inner: z.ZodType | undefined = schema && unwrap(schema).inner;
    if (inner instanceof z.ZodArray) {
      const last = words.pop() ?? '';
      words.push(`${last} ${Number(step) + 1}`.trim());
      schema = inner.element as z.ZodType;
    } else if (inner instanceof z.ZodObject) {
      group = nameOf(inner) ?? group;
      words.push(labelOf(group, step)?.label ?? step);
      schema = inner.shape[step] as z.ZodType | undefined;
    } else words.push(step);
  }
  return words.join(' › ');
}
