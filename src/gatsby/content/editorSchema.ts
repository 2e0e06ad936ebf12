import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fileSchema } from './fileSchema';
import { kinds, type KindName } from './kinds';

/** Folder of the JSON Schemas that code editors read by the `$schema` of a content file. */
export const editorSchemaFolder = 'content/.schema';

/** The JSON Schema of each kind, as text, by file name. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    (Object.keys(kinds) as KindName[]).map((name) => {
      const schema = z.toJSONSchema(fileSchema(name), { io: 'input' });
      return [`${name}.json`, `${JSON.stringify({ ...schema, title: name, description: kinds[name].description }, null, 2)}\n`];
    }),
  );
}

/** Writes the JSON Schemas. @returns the names of those that were out of date */
export function writeEditorSchemas(root: string): string[] {
  const folder = path.join(root, editorSchemaFolder);
  fs.mkdirSync(folder, { recursive: true });
  const changed = [...editorSchemas()].filter(
    ([name, text]) => !fs.existsSync(path.join(folder, name)) || fs.readFileSync(path.join(folder, name), 'utf8') !== text,
  );
  for (const [name, text] of changed) fs.writeFileSync(path.join(folder, name), text);
  return changed.map(([name]) => name);
}
