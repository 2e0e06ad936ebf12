import type { FamilyPlan } from './roomsForParty';

interface FamilyTerm {
  readonly roomCodes?: readonly string[] | null;
  readonly needs: {
    readonly children?: { readonly count: number; readonly upToAge: number } | null;
    readonly roomsFrom?: number | null;
  };
}

/** The plan with the terms that it was read from, so that their words can be quoted. */
interface QuotedPlan<T> extends FamilyPlan {
  readonly secondRoom: (NonNullable<FamilyPlan['secondRoom']> & { readonly term: T }) | null;
  readonly freeChild: (NonNullable<FamilyPlan['freeChild']> & { readonly term: T }) | null;
}

/**
 * What the family plan gives, read from the terms of its offer: the term that asks for several rooms, and the one that names room types.
 * A plan that lacks one of them gives nothing of that kind.
 */
export function familyPlanOf<T extends FamilyTerm>(terms: readonly T[]): QuotedPlan<T> {
  let secondRoom: QuotedPlan<T>['secondRoom'] = null;
  let freeChild: QuotedPlan<T>['freeChild'] = null;
  for (const term of terms) {
    const { roomCodes, needs } = term;
    if (!needs.children) continue;
    if (needs.roomsFrom) secondRoom ??= { children: needs.children.count, upToAge: needs.children.upToAge, term };
    else if (roomCodes) freeChild ??= { upToAge: needs.children.upToAge, codes: roomCodes, term };
  }
  return { secondRoom, freeChild };
}
