import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inHotelFolder } from '../hotel';
import { fileSchema, kinds, type KindName } from './kinds';

/** Editors show the description; the other metadata is for the desk. */
const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  for (const name of Object.keys(z.globalRegistry.get(zodSchema) ?? {})) if (name !== 'description') Reflect.deleteProperty(jsonSchema, name);
};

/**
 * Writes the JSON Schemas of all kinds to the folder where code editors find them, by the `$schema` of a content file.
 * @returns the names of those that were out of date
 */
export function writeEditorSchemas(root: string): string[] {
  const folder = path.resolve(root, inHotelFolder('.schema'));
  fs.mkdirSync(folder, { recursive: true });
  return (Object.keys(kinds) as KindName[]).flatMap((kind) => {
    const name = `${kind}.json`;
    const file = path.join(folder, name);
    const schema = { ...z.toJSONSchema(fileSchema(kind), { io: 'input', override }), title: kind, description: kinds[kind].description };
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return [];
    fs.writeFileSync(file, text);
    return [name];
  });
}
