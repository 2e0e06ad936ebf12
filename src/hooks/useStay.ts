import { useMemo } from 'react';
import { changeStay, stayStore } from '../browser/stayStore';
import { maximumPeople } from '../domain/booking/people';
import { defaultParty, type Party, peopleIn } from '../domain/party/party';
import type { PlainDate } from '../domain/time/plainDate';
import { moveWithToday, noDates, type Stay } from '../domain/stay/stay';
import { type Restriction, stayRestriction } from '../domain/stay/restrictions';
import { useRestrictions } from './useRestrictions';
import { useHotelToday } from './useHotelNow';
import { useStore } from './useStore';

interface StayInUse {
  readonly today: PlainDate | null;
  /** The chosen dates. Before, and once they are past, there are none, unless the form starts with dates; there are none in the server's HTML. */
  readonly stay: Stay;
  /** Who comes; two adults until the guest says so. */
  readonly party: Party;
  /** Number of guests of all ages, for forms that ask for no more: 1 to `maximumPeople`. */
  readonly people: number;
  /** Whether the guest has said who comes. */
  readonly partyKnown: boolean;
  readonly change: typeof changeStay;
}

/** @param start the dates that a form starts with (docs/hotel-rules.md 2.1, 3.2): past ones move to the first days that are allowed. Default: no dates */
export function useStay(start?: (today: PlainDate, restrictions: readonly Restriction[]) => Stay): StayInUse {
  const today = useHotelToday();
  const restrictions = useRestrictions();
  const { stay: chosen, party: chosenParty } = useStore(stayStore);
  const stay = useMemo(() => {
    const known = chosen ?? (today && start?.(today, restrictions));
    if (!today || !known) return noDates;
    const moved = moveWithToday(known, today);
    if (moved === known) return moved;
    if (!start) return noDates;
    return stayRestriction(restrictions, moved) ? start(today, restrictions) : moved;
  }, [today, chosen, start, restrictions]);
  const party = chosenParty ?? defaultParty;
  return { today, stay, party, people: Math.min(maximumPeople, peopleIn(party)), partyKnown: chosenParty !== null, change: changeStay };
}
