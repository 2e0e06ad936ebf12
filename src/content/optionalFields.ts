import type { JsonObject } from './json';
import { kinds, type KindName } from './kinds';
import { fieldOf, fieldsIn } from './schema';

/** The filled optional fields of a file, with their labels, and whether they are copied by default. */
export const optionalFields = (kind: KindName, data: JsonObject) =>
  fieldsIn(kinds[kind].schema).flatMap(([name, schema]) => {
    const { whenEmpty, meta } = fieldOf(schema);
    const value = data[name];
    const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return whenEmpty === 'required' || isEmpty ? [] : [{ name, label: meta.label ?? name, isCopied: !meta.notCopied }];
  });
