import { dotted, isObject, type Json, type JsonObject, type Trail } from '../../../src/gatsby/content/json';

/** Two versions of a file that both began from `base`. */
interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** What somebody else has changed meanwhile. */
export interface OtherChange {
  /** `summary.en` */
  readonly field: string;
  readonly theirs: Json | undefined;
  /** Whether this side has changed it too, otherwise: then its own stays. */
  readonly isMineToo: boolean;
}

const valueIn = (group: JsonObject, name: string): Json | undefined => (Object.hasOwn(group, name) ? group[name] : undefined);
const isSame = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The changes of both sides in one; where both changed the same field, mine stays, and the change of the other is named. */
export function joinVersions({ base, mine, theirs }: Versions<JsonObject>): { readonly joined: JsonObject; readonly changes: readonly OtherChange[] } {
  const changes: OtherChange[] = [];

  function join(versions: Versions<Json | undefined>, trail: Trail): Json | undefined {
    const own = versions.mine;
    if (isSame(versions.base, versions.theirs)) return own;
    if (isObject(versions.base) && isObject(own) && isObject(versions.theirs))
      return joinGroups({ base: versions.base, mine: own, theirs: versions.theirs }, trail);
    if (Array.isArray(versions.base) && Array.isArray(own) && Array.isArray(versions.theirs)) {
      const { base: before, theirs: others } = versions as Versions<Json[]>;
      // entry by entry, where no entry could be mistaken for another
      if (
        before.length === own.length &&
        before.length === others.length &&
        own.every((entry, index) => isSame(entry, before[index]) || isSame(before[index], others[index]))
      )
        return own.map((entry, index) => join({ base: before[index], mine: entry, theirs: others[index] }, [...trail, index]) ?? null);
    }
    const isMineToo = !isSame(versions.base, own) && !isSame(own, versions.theirs);
    changes.push({ field: dotted(trail), theirs: versions.theirs, isMineToo });
    return isMineToo ? own : versions.theirs;
  }

  function joinGroups(versions: Versions<JsonObject>, trail: Trail): JsonObject {
    const names = new Set([...Object.keys(versions.mine), ...Object.keys(versions.theirs)]);
    return Object.fromEntries(
      [...names].flatMap((name): [string, Json][] => {
        const value = join({ base: valueIn(versions.base, name), mine: valueIn(versions.mine, name), theirs: valueIn(versions.theirs, name) }, [
          ...trail,
          name,
        ]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  return { joined: joinGroups({ base, mine, theirs }, []), changes };
}
