import { isPlainDate, type PlainDate } from './plainDate';

/**
 * The day that an address asks to be shown, `?on=2026-12-24`.
 * @returns null when it asks for none that exists, as `?on=` does; undefined when it says nothing of days
 */
export function dayFromQuery(search: string): PlainDate | null | undefined {
  const asked = new URLSearchParams(search).get('on');
  if (asked === null) return undefined;
  return isPlainDate(asked) ? asked : null;
}
