import { z } from 'zod';
import { kinds, type KindName } from './kinds';

/** From a file of its kind to its JSON Schema. */
const schemaAddress = (kind: KindName): string => `${kinds[kind].source.endsWith('.json') ? '.' : '..'}/.schema/${kind}.json`;

const withEditorHelp = new Map<KindName, z.ZodObject>();

/** What a file of a kind may hold: what its kind has, and the address of the JSON Schema that helps editors. */
export function fileSchema(kind: KindName): z.ZodObject {
  const schema = withEditorHelp.get(kind) ?? kinds[kind].schema.extend({ $schema: z.literal(schemaAddress(kind)).optional() });
  withEditorHelp.set(kind, schema);
  return schema;
}
