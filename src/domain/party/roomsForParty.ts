import { type Party, peopleIn } from './party';

interface FamilyTerm {
  readonly roomCodes?: readonly string[] | null;
  readonly needs: {
    readonly children?: { readonly count: number; readonly upToAge: number } | null;
    readonly roomsFrom?: number | null;
  };
}

/** The plan with its source terms, so that their text can be quoted. */
export interface QuotedPlan<T> extends FamilyPlan {
  readonly secondRoom: (NonNullable<FamilyPlan['secondRoom']> & { readonly term: T }) | null;
  readonly freeChild: (NonNullable<FamilyPlan['freeChild']> & { readonly term: T }) | null;
}

/**
 * The benefits of the family plan, read from the terms of its offer: the second room from the term that requires several rooms, the free child from the one
 * that names room types; null if there is no such term.
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

interface RoomType {
  readonly occupancy: { readonly min: number; readonly max: number };
  /** The code used by offers, such as LX; null if it has none. */
  readonly code: string | null;
}

/** The benefits of the family plan (docs/hotel-rules.md 6.2), from `content/offers/family-plan.json`. */
export interface FamilyPlan {
  /** A separate room for this many children, up to this age. */
  readonly secondRoom: { readonly children: number; readonly upToAge: number } | null;
  /** One child stays free in the parents' room: up to this age, in room types with these codes. */
  readonly freeChild: { readonly upToAge: number; readonly codes: readonly string[] } | null;
}

export interface RoomAnswer<T> {
  readonly room: T;
  /** `oneRoom`: the party fits in one such room; `twoRooms`: in two of them; `onRequest`: it needs more, or a minor would be in a room without an adult. */
  readonly rooms: 'oneRoom' | 'twoRooms' | 'onRequest';
  readonly freeChild: boolean;
  /** Whether the family plan's second room applies: its children in one room, all others in the other. */
  readonly secondRoom: boolean;
}

/** Whether the plan's number of children fits in one room and all others in the other. */
function fitsSecondRoom(party: Party, max: number, plan: FamilyPlan['secondRoom']): boolean {
  if (!plan || plan.children > max) return false;
  const small = party.children.filter((age) => age <= plan.upToAge).length;
  return small >= plan.children && peopleIn(party) - plan.children <= max;
}

function hasFreeChild(party: Party, code: string | null, plan: FamilyPlan['freeChild']): boolean {
  return plan !== null && code !== null && plan.codes.includes(code) && party.children.some((age) => age <= plan.upToAge);
}

/**
 * Which room types suit a party: an answer for every room type, in their order. A child counts as a guest at any age, since the occupancy makes no exception
 * (docs/hotel-rules.md 5.4). Two rooms need an adult in each, except with the family plan's separate room for the children.
 */
export function roomsForParty<T extends RoomType>({ rooms, party, plan }: { rooms: readonly T[]; party: Party; plan: FamilyPlan }): RoomAnswer<T>[] {
  const people = peopleIn(party);
  return rooms.map((room) => {
    const { max } = room.occupancy;
    const fitsOne = people <= max;
    const secondRoom = fitsSecondRoom(party, max, plan.secondRoom);
    const fitsTwo = secondRoom || (party.adults >= 2 && people <= 2 * max);
    return {
      room,
      rooms: fitsOne ? 'oneRoom' : fitsTwo ? 'twoRooms' : 'onRequest',
      freeChild: fitsOne && hasFreeChild(party, room.code, plan.freeChild),
      secondRoom,
    };
  });
}
