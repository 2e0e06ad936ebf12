import { z } from 'zod';
import { kinds, type KindName } from './kinds';

const withEditorHelp = new Map<KindName, z.ZodObject>();

/** What a file of a kind may hold: what its kind has, and the address of the JSON Schema that helps editors. */
export function fileSchema(kind: KindName): z.ZodObject {
  const schema = withEditorHelp.get(kind) ?? kinds[kind].schema.extend({ $schema: z.string().max(200).optional() });
  withEditorHelp.set(kind, schema);
  return schema;
}
