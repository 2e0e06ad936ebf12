import type { FamilyPlan } from './roomsForParty';

interface FamilyTerm {
  readonly roomCodes?: readonly string[] | null;
  readonly needs: {
    readonly children?: { readonly count: number; readonly upToAge: number } | null;
    readonly roomsFrom?: number | null;
  };
}

/**
 * What the family plan gives, read from the terms of its offer: the term that asks for several rooms, and the one that names room types.
 * A plan that lacks one of them gives nothing of that kind.
 */
export function familyPlanOf(terms: readonly FamilyTerm[]): FamilyPlan {
  const second = terms.find(({ needs }) => needs.children && needs.roomsFrom)?.needs.children;
  const free = terms.find(({ needs, roomCodes }) => needs.children && roomCodes);
  return {
    secondRoom: second ? { children: second.count, upToAge: second.upToAge } : null,
    freeChild: free?.needs.children && free.roomCodes ? { upToAge: free.needs.children.upToAge, codes: free.roomCodes } : null,
  };
}
