import { hotelClock } from '../browser/hotelClock';
import { hotelZone } from '../browser/hotelZone';
import { stayStore } from '../browser/stayStore';
import { maximumPeople } from '../domain/booking/people';
import { defaultParty, peopleIn } from '../domain/party/party';
import { hotelToday } from '../domain/time/clock';
import { type MeasuredEvent, searchEvent } from '../domain/measuring/events';

/** Milliseconds without a change until chosen dates count: a check-in also sets the check-out, which the visitor may then change. */
const settleTime = 2000;

/** The chosen stay as an event; null until both dates are chosen. */
function read(): MeasuredEvent | null {
  const { stay, party } = stayStore.read();
  const people = Math.min(maximumPeople, peopleIn(party ?? defaultParty));
  return stay?.checkIn && stay.checkOut
    ? searchEvent({ checkIn: stay.checkIn, checkOut: stay.checkOut, people, today: hotelToday(hotelClock(), hotelZone) })
    : null;
}

/** Counts the dates that a visitor chooses, once they do not change. @returns counts at once: call before the visitor leaves */
export function watchStay(send: (event: MeasuredEvent) => void): () => void {
  const datesOf = () => Object.values(stayStore.read().stay ?? {}).join();
  let counted = datesOf();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    const event = read();
    if (!event || datesOf() === counted) return;
    counted = datesOf();
    send(event);
  };
  stayStore.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, settleTime);
  });
  return settle;
}
