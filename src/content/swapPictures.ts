import { grouped } from './grouped';
import { dotted, isObject, type Json, type JsonObject, valuesOf } from './json';
import { kindOfFile, kinds } from './kinds';
import { fromContent } from './photos';
import type { PictureUse } from './pictureSizes';
import { pictureUseAt } from './schema';
import type { TextFile } from './searchTexts';

/** A place where content shows a picture. */
export interface PicturePlace extends TextFile {
  /** The path of the group that names it: `pictures.0`. */
  readonly path: string;
  readonly use: PictureUse;
  /** Its alternative text in each language; none for the portrait version of another picture. */
  readonly alt?: JsonObject;
  readonly caption?: JsonObject;
}

/** Every place that shows a picture. @param picture its path from the project's folder */
export const placesOf = (picture: string, files: readonly TextFile[]): PicturePlace[] =>
  files.flatMap((one) => {
    const kind = kindOfFile(one.file);
    if (!kind) return [];
    return valuesOf(one.data).flatMap(({ trail, value }) => {
      if (!isObject(value)) return [];
      const field = ['file', 'portrait'].find((name) => typeof value[name] === 'string' && fromContent(value[name]) === picture);
      if (!field) return [];
      const { alt, caption } = field === 'file' ? value : {};
      const text = { ...(isObject(alt) && { alt }), ...(isObject(caption) && { caption }) };
      return [{ ...one, path: dotted(trail), use: pictureUseAt(kinds[kind].schema, [...trail, field]), ...text }];
    });
  });

export const usesIn = (places: readonly PicturePlace[]): PictureUse[] => places.map(({ use }) => use);

/** The texts of a picture. */
export type PictureTexts = Pick<PicturePlace, 'alt' | 'caption'>;

/** Equal for equal texts. */
export const keyOfTexts = ({ alt, caption }: PictureTexts): string => JSON.stringify([alt, caption]);

/** All different texts of a picture. */
export const textsAt = (places: readonly PictureTexts[]): PictureTexts[] =>
  [...grouped(places, keyOfTexts).values()].flatMap(([{ alt, caption }]) => (alt ? [{ alt, caption }] : []));

/** The texts of a picture in a place after a swap. */
export type SwappedTexts = PictureTexts & Pick<PicturePlace, 'file' | 'path'>;

/** The new texts in each place. @param replacements by the present texts */
export const textsAfter = (places: readonly PicturePlace[], replacements: ReadonlyMap<string, PictureTexts>): SwappedTexts[] =>
  places.flatMap(({ file, path, ...texts }) => {
    const now = replacements.get(keyOfTexts(texts));
    return now ? [{ file, path, ...now }] : [];
  });

/**
 * The data of a content file after some of its pictures, by their paths from the project’s folder, were swapped: the focal point and the portrait version of
 * the old one go, unless that version is swapped itself.
 */
export function afterSwap({ file, data }: TextFile, swapped: ReadonlySet<string>, texts: readonly SwappedTexts[] = []): Json {
  const isSwapped = (name: Json | undefined): boolean => typeof name === 'string' && swapped.has(fromContent(name));
  const walk = (value: Json, path: string): Json => {
    const within = (step: string | number): string => (path ? `${path}.${step}` : String(step));
    if (Array.isArray(value)) return value.map((inner, index) => walk(inner, within(index)));
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, within(name))]));
    if (!isSwapped(value.file)) return inner;
    const { focus: _, portrait, ...rest } = inner;
    const { alt, caption } = texts.find((one) => one.file === file && one.path === path) ?? {};
    return { ...rest, ...(alt && { alt }), ...(caption && { caption }), ...(portrait !== undefined && isSwapped(portrait) && { portrait }) };
  };
  return walk(data, '');
}
