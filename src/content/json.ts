import { defaultLanguage, knownLanguages } from '../site';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The path of a value: names and indexes, from the top of the file. */
export type Trail = readonly PropertyKey[];

/** A text from a content file, truncated to fit into a message. */
export const clipped = (text: string, most = 80): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The dotted name of a field: `pictures.0.alt`. */
export const dotted = (trail: Trail): string => trail.map((step) => clipped(String(step))).join('.');

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a placeholder (docs/hotel-rules.md 1.7): by its group, else by the group around it. */
export const isPlaceholder = (value: Json, around: boolean): boolean =>
  isObject(value) && typeof value.illustrative === 'boolean' ? value.illustrative : around;

interface Placed<Value> {
  readonly trail: Trail;
  readonly value: Value;
}

/** Every value with its path, and whether it is a placeholder, outermost first. */
export function valuesOf(data: Json): readonly (Placed<Json> & { readonly isPlaceholder: boolean })[] {
  const found: (Placed<Json> & { readonly isPlaceholder: boolean })[] = [];
  const walk = (value: Json, trail: Trail, around: boolean): void => {
    const inner = isPlaceholder(value, around);
    found.push({ trail, value, isPlaceholder: inner });
    if (Array.isArray(value)) value.forEach((one, index) => walk(one, [...trail, index], inner));
    else if (isObject(value)) for (const [key, one] of Object.entries(value)) walk(one, [...trail, key], inner);
  };
  walk(data, [], false);
  return found;
}

/** Every string with its path. */
export const stringsOf = (data: Json): readonly Placed<string>[] =>
  valuesOf(data).flatMap(({ trail, value }) => (typeof value === 'string' ? [{ trail, value }] : []));

const isLocalized = (value: Json): value is JsonObject =>
  isObject(value) && Object.hasOwn(value, defaultLanguage) && Object.keys(value).every((key) => (knownLanguages as readonly string[]).includes(key));

/** Every localized text with its path: an object whose keys are languages. */
export const textsOf = (data: Json): readonly Placed<JsonObject>[] =>
  valuesOf(data).flatMap(({ trail, value }) => (isLocalized(value) ? [{ trail, value }] : []));

/** Every localized text in each of its languages: its path, the text in that language, and in all. */
export const translationsOf = (data: Json) =>
  textsOf(data).flatMap(({ trail, value }) =>
    Object.entries(value).flatMap(([language, text]) => (typeof text === 'string' ? [{ trail, language, text, translations: value }] : [])),
  );
