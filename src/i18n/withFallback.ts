/** The words of a namespace: texts by key, perhaps in groups. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The words of a namespace, each with that of the default language in its place where it is missing. Keys that the default language lacks are left out. */
export const withFallback = (words: Words, fallback: Words): Words =>
  Object.fromEntries<string | Words>(
    Object.entries(fallback).map(([key, standIn]) => {
      const text = words[key];
      if (typeof standIn === 'string') return [key, typeof text === 'string' ? text : standIn];
      return [key, withFallback(typeof text === 'object' ? text : {}, standIn)];
    }),
  );
