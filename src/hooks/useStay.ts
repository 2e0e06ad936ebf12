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
  /** The chosen dates. Without chosen or with past dates it is empty, unless the form starts with dates; empty in the server's HTML. */
  readonly stay: Stay;
  readonly party: Party;
  /** Number of guests of all ages, for forms that only ask for this: 1 to `maximumPeople`. */
  readonly people: number;
  readonly partyKnown: boolean;
  readonly change: typeof changeStay;
}

/** @param start initial dates of a form (docs/hotel-rules.md 2.1, 3.2): past ones move to the first possible days. Default: no dates */
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
