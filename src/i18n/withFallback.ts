export interface Messages {
  readonly [key: string]: string | Messages;
}

export const withFallback = (messages: Messages, fallback: Messages): Messages =>
  Object.fromEntries<string | Messages>(
    Object.entries(fallback).map(([key, inFallback]) => {
      const text = messages[key];
      if (typeof inFallback === 'string') return [key, typeof text === 'string' ? text : inFallback];
      return [key, withFallback(typeof text === 'object' ? text : {}, inFallback)];
    }),
  );
