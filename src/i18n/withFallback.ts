export interface Words {
  readonly [key: string]: string | Words;
}

export const withFallback = (words: Words, fallback: Words): Words =>
  Object.fromEntries<string | Words>(
    Object.entries(fallback).map(([key, standIn]) => {
      const text = words[key];
      if (typeof standIn === 'string') return [key, typeof text === 'string' ? text : standIn];
      return [key, withFallback(typeof text === 'object' ? text : {}, standIn)];
    }),
  );
