import type { JsonObject } from './json';
import { kinds, type KindName } from './kinds';
import { fieldOf, fieldsIn } from './schema';

/** The optional fields that a file has filled in, with their labels, and whether a copy of it has them too unless told otherwise. */
export const optionalFields = (kind: KindName, data: JsonObject) =>
  fieldsIn(kinds[kind].schema).flatMap(([name, schema]) => {
    const { whenEmpty, meta } = fieldOf(schema);
    const value = data[name];
    const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return whenEmpty === 'required' || isEmpty ? [] : [{ name, label: meta.label ?? name, isCopied: !meta.notCopied }];
  });
