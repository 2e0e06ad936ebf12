import { defaultLanguage, languages } from '../../site';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The way to a value: names and places in lists, from the top of the file. */
export type Trail = readonly PropertyKey[];

export const dotted = (trail: Trail): string => trail.map(String).join('.');

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value with its place, outermost first. */
export function* valuesOf(value: Json, trail: Trail = []): Generator<{ trail: Trail; value: Json }> {
  yield { trail, value };
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* valuesOf(inner, [...trail, index]);
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* valuesOf(inner, [...trail, key]);
}

/** Every string with its place. */
export function* stringsOf(data: Json): Generator<{ trail: Trail; value: string }> {
  for (const { trail, value } of valuesOf(data)) if (typeof value === 'string') yield { trail, value };
}

const isLocalized = (value: Json): value is JsonObject =>
  isObject(value) && Object.hasOwn(value, defaultLanguage) && Object.keys(value).every((key) => (languages as readonly string[]).includes(key));

/** Every text with its place: a group that has nothing but languages. */
export function* textsOf(data: Json): Generator<{ trail: Trail; value: JsonObject }> {
  for (const { trail, value } of valuesOf(data)) if (isLocalized(value)) yield { trail, value };
}
