import { isObject, type Json, type JsonObject } from './json';

/** `printWidth` of this project's Prettier. */
const width = 160;

const isWord = (value: Json): boolean => typeof value !== 'object' || value === null;

function printed(value: Json, indent: string, column: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    // one column is reserved for a comma
    if (value.length === 0 || (value.every(isWord) && column + flat.length < width)) return flat;
    return `[\n${value.map((entry) => inner + printed(entry, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + printed(field, inner, start.length);
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}

/** Formats a content file as Prettier does: two spaces, lists of plain values on one line if they fit, a final line break. */
export const printContent = (data: JsonObject): string => `${printed(data, '', 0)}\n`;
