import { z } from 'zod';
import { kinds, type KindName } from './kinds';

/** Address of the JSON Schema, relative to a file of the kind. */
const schemaAddress = (kind: KindName): string => `${kinds[kind].source.endsWith('.json') ? '.' : '..'}/.schema/${kind}.json`;

const schemas = new Map<KindName, z.ZodObject>();

/** The schema of a file: that of its kind, and the address of the JSON Schema for code editors. */
export function fileSchema(kind: KindName): z.ZodObject {
  const schema = schemas.get(kind) ?? kinds[kind].schema.extend({ $schema: z.literal(schemaAddress(kind)).optional() });
  schemas.set(kind, schema);
  return schema;
}
