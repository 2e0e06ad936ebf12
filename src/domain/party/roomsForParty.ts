import { type Party, peopleIn } from './party';

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

interface RoomType {
  readonly occupancy: { readonly min: number; readonly max: number };
  /** The short code that offers use, such as LX; null where none is known. */
  readonly code: string | null;
}

/** What the family plan gives (docs/hotel-rules.md 6.2), as `content/offers/family-plan.json` holds it. */
export interface FamilyPlan {
  /** The children's own room: for this many children, none older than this. */
  readonly secondRoom: { readonly children: number; readonly upToAge: number } | null;
  /** The child that pays nothing in the parents' room: its greatest age, and the codes of the room types in which it does. */
  readonly freeChild: { readonly upToAge: number; readonly codes: readonly string[] } | null;
}

export interface RoomAnswer<T> {
  readonly room: T;
  /** `one`: the party sleeps in one such room; `two`: in two of them; `ask`: it needs more, or a minor would sleep without an adult. */
  readonly rooms: 'one' | 'two' | 'ask';
  /** Guests beyond what one such room takes; zero where one is enough. */
  readonly over: number;
  /** Whether one child of the party stays free in the parents' room. */
  readonly freeChild: boolean;
  /** Whether the family plan's second room is an answer: the children it is for in one, everybody else in the other. */
  readonly secondRoom: boolean;
}

/** Whether the children of the plan's second room fill one room and everybody else fits the other. */
function fitsSecondRoom(party: Party, max: number, plan: FamilyPlan['secondRoom']): boolean {
  if (!plan || plan.children > max) return false;
  const small = party.children.filter((age) => age <= plan.upToAge).length;
  return small >= plan.children && peopleIn(party) - plan.children <= max;
}

/** Whether one child of the party is free in such a room. */
function hasFreeChild(party: Party, code: string | null, plan: FamilyPlan['freeChild']): boolean {
  return plan !== null && code !== null && plan.codes.includes(code) && party.children.some((age) => age <= plan.upToAge);
}

/**
 * Which room types take a party, and how: all of them, in the order given, so that those that do not can say why.
 * A child counts as a guest whatever its age, since the occupancy makes no exception (docs/hotel-rules.md 5.4). In two rooms an adult sleeps in each,
 * but where the family plan gives the children a room of their own.
 */
export function roomsForParty<T extends RoomType>({ rooms, party, plan }: { rooms: readonly T[]; party: Party; plan: FamilyPlan }): RoomAnswer<T>[] {
  const people = peopleIn(party);
  return rooms.map((room) => {
    const { max } = room.occupancy;
    const one = people <= max;
    const secondRoom = fitsSecondRoom(party, max, plan.secondRoom);
    const two = secondRoom || (party.adults >= 2 && people <= 2 * max);
    return {
      room,
      rooms: one ? 'one' : two ? 'two' : 'ask',
      over: Math.max(0, people - max),
      freeChild: one && hasFreeChild(party, room.code, plan.freeChild),
      secondRoom,
    };
  });
}
