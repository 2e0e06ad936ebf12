import { shownDay } from '../domain/i18n/brazilianDay';
import { formatBrazilianNumber } from '../domain/i18n/brazilianNumber';
import { clipped, dotted, isObject, type Json, type JsonObject, type Trail } from './json';

/** Two versions of a file, and the one that both are based on. */
interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A change made by another person. */
export interface OtherChange {
  /** `summary.en` */
  readonly field: string;
  readonly was: Json | undefined;
  readonly theirs: Json | undefined;
  /** Whether this side has changed it to another value, which is then kept. */
  readonly isMineToo: boolean;
}

const valueIn = (group: JsonObject, name: string): Json | undefined => (Object.hasOwn(group, name) ? group[name] : undefined);
const slugOf = (entry: Json): Json => (isObject(entry) && valueIn(entry, 'slug')) || null;
const isSame = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Merges both sides' changes. If both changed the same field, `mine` is kept, and the other change is listed. */
export function mergeVersions({ base, mine, theirs }: Versions<JsonObject>): { readonly merged: JsonObject; readonly changes: readonly OtherChange[] } {
  const changes: OtherChange[] = [];

  function merge(versions: Versions<Json | undefined>, trail: Trail): Json | undefined {
    const mine = versions.mine;
    if (isSame(versions.base, versions.theirs)) return mine;
    if (isObject(versions.base) && isObject(mine) && isObject(versions.theirs))
      return mergeGroups({ base: versions.base, mine, theirs: versions.theirs }, trail);
    if (Array.isArray(versions.base) && Array.isArray(mine) && Array.isArray(versions.theirs)) {
      const { base: before, theirs: others } = versions as Versions<Json[]>;
      const note = (index: number, change: Omit<OtherChange, 'field'>) => changes.push({ field: dotted([...trail, index]), ...change });
      const mergeEntry = (entry: Json, index: number, at: number): Json => {
        if (at in before) return merge({ base: before[at], mine: mine[at], theirs: entry }, [...trail, index]) ?? null;
        note(index, { was: undefined, theirs: entry, isMineToo: false });
        return entry;
      };
      const slugs = before.map(slugOf);
      // by slug, if this side has the same entries
      if (!slugs.includes(null) && isSame(slugs, mine.map(slugOf))) {
        const theirSlugs = others.map(slugOf);
        const removed = slugs.flatMap((slug, at) => (theirSlugs.includes(slug) ? [] : [at]));
        removed.forEach((at) => note(at, { was: before[at], theirs: undefined, isMineToo: !isSame(before[at], mine[at]) }));
        return [
          ...others.map((entry, index) => mergeEntry(entry, index, slugs.indexOf(slugOf(entry)))),
          ...removed.flatMap((at) => (isSame(before[at], mine[at]) ? [] : (mine[at] ?? []))),
        ];
      }
      // or by position, if the other side has at most added some at the end
      if (
        before.length === mine.length &&
        before.length <= others.length &&
        mine.every((entry, index) => isSame(entry, before[index]) || isSame(before[index], others[index]))
      )
        return others.map((entry, index) => mergeEntry(entry, index, index));
    }
    const isMineToo = !isSame(versions.base, mine) && !isSame(mine, versions.theirs);
    changes.push({ field: dotted(trail), was: versions.base, theirs: versions.theirs, isMineToo });
    return isMineToo ? mine : versions.theirs;
  }

  function mergeGroups(versions: Versions<JsonObject>, trail: Trail): JsonObject {
    const names = new Set([...Object.keys(versions.mine), ...Object.keys(versions.theirs)]);
    return Object.fromEntries(
      [...names].flatMap((name): [string, Json][] => {
        const value = merge({ base: valueIn(versions.base, name), mine: valueIn(versions.mine, name), theirs: valueIn(versions.theirs, name) }, [
          ...trail,
          name,
        ]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  return { merged: mergeGroups({ base, mine, theirs }, []), changes };
}

/** What differs of two versions, field by field. */
export const changesOf = (was: JsonObject, now: JsonObject): readonly OtherChange[] => mergeVersions({ base: was, mine: was, theirs: now }).changes;

/** The value with a field as it was before one change, and all others as they are. An entry that was added to or taken out of a list has no such value: undefined. */
export function withoutChange(now: JsonObject, { field, was, theirs }: Pick<OtherChange, 'field' | 'was' | 'theirs'>): JsonObject | undefined {
  const steps = field.split('.');
  if (/^\d+$/.test(steps.at(-1) ?? '') && (was === undefined || theirs === undefined)) return undefined;
  const back = (value: Json | undefined, [step = '', ...rest]: readonly string[]): Json | undefined => {
    const put = (inner: Json): Json | undefined => (rest.length > 0 ? back(inner, rest) : was);
    if (Array.isArray(value)) return value.map((entry, index) => (String(index) === step ? (put(entry) ?? entry) : entry));
    const { [step]: inner = null, ...others } = value as JsonObject;
    const next = put(inner);
    return next === undefined ? others : { ...(value as JsonObject), [step]: next };
  };
  return back(now, steps) as JsonObject;
}

/** A value as text; a group or a list as the texts in it. */
export function valueText(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value !== 'object') return typeof value === 'string' ? shownDay(value) : formatBrazilianNumber(value);
  return Object.values(value).map(valueText).join(' · ');
}

/** Characters shown around the difference of two texts, and of a value at most. */
const around = 40;
const shownAtMost = 400;

/** The new part of a value: of a text the different words with some context, of a list the entries. */
export function newIn(value: Json | undefined, other: Json | undefined): string {
  if (Array.isArray(value) && Array.isArray(other)) {
    const known = new Set(other.map((entry) => JSON.stringify(entry)));
    return clipped(valueText(value.filter((entry) => !known.has(JSON.stringify(entry)))), shownAtMost);
  }
  if (typeof value !== 'string' || typeof other !== 'string') return clipped(valueText(value), shownAtMost);
  const shorter = Math.min(value.length, other.length);
  let start = 0;
  while (start < shorter && value[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && value.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [from, to] = [Math.max(0, start - around), Math.min(value.length, value.length - end + around)];
  return `${from > 0 ? '…' : ''}${clipped(valueText(value.slice(from, to)), shownAtMost)}${to < value.length ? '…' : ''}`;
}
