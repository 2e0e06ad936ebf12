import { dotted, isObject, type Json, type JsonObject, type Trail } from './json';

/** Two versions of a file, and the one that both are based on. */
interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A change made by somebody else. */
export interface OtherChange {
  /** `summary.en` */
  readonly field: string;
  readonly was: Json | undefined;
  readonly theirs: Json | undefined;
  /** Whether this side has changed it too, to another value; its own value then stays. */
  readonly isMineToo: boolean;
}

const valueIn = (group: JsonObject, name: string): Json | undefined => (Object.hasOwn(group, name) ? group[name] : undefined);
const isSame = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Merges both sides' changes. Where both changed the same field, `mine` stays, and the other change is listed. */
export function mergeVersions({ base, mine, theirs }: Versions<JsonObject>): { readonly merged: JsonObject; readonly changes: readonly OtherChange[] } {
  const changes: OtherChange[] = [];

  function merge(versions: Versions<Json | undefined>, trail: Trail): Json | undefined {
    const mine = versions.mine;
    if (isSame(versions.base, versions.theirs)) return mine;
    if (isObject(versions.base) && isObject(mine) && isObject(versions.theirs))
      return mergeGroups({ base: versions.base, mine, theirs: versions.theirs }, trail);
    if (Array.isArray(versions.base) && Array.isArray(mine) && Array.isArray(versions.theirs)) {
      const { base: before, theirs: others } = versions as Versions<Json[]>;
      // entry by entry, if the entries correspond by position
      if (
        before.length === mine.length &&
        before.length === others.length &&
        mine.every((entry, index) => isSame(entry, before[index]) || isSame(before[index], others[index]))
      )
        return mine.map((entry, index) => merge({ base: before[index], mine: entry, theirs: others[index] }, [...trail, index]) ?? null);
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

/** A value as text; a group or a list as the texts in it. */
export function valueText(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(valueText).join(' · ');
}
