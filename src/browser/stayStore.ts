import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { tripPath } from '../domain/pages/addresses';
import { type GuestStay, guestStayFromQuery, guestStayToText, updatedQuery } from '../domain/stay/guestStay';
import { replaceQueryString } from './queryString';
import { readStored, writeStored } from './storage';
import { createEmitter, onWindow, type Store } from './store';

const storageKey = 'stay';
const unknown: GuestStay = { stay: null, party: null };
let guestStay: GuestStay | null = null;
/** The query string that has been taken over. */
let taken = '';

/** The query string; empty on the page of a trip, whose address is about that trip and changes nothing until the guest keeps it (docs/hotel-rules.md 13.11). */
const ownQuery = (): string => (pathWithoutLanguage(window.location.pathname) === tripPath ? '' : window.location.search);

const kept = (): GuestStay => (guestStay ??= guestStayFromQuery(readStored('sessionStorage', storageKey) ?? '', { partial: true }));

function save(next: GuestStay): GuestStay {
  guestStay = next;
  writeStored('sessionStorage', storageKey, guestStayToText(next));
  return next;
}

/** The stay that is kept; an address that names dates or guests, once it is opened, takes precedence. */
function read(): GuestStay {
  const search = ownQuery();
  if (search === taken) return kept();
  taken = search;
  const { stay, party } = guestStayFromQuery(search);
  return stay || party ? save({ stay: stay ?? kept().stay, party: party ?? kept().party }) : kept();
}

/** The address keeps naming the dates and guests that it names, as they are now. */
function followInAddress(): void {
  const search = ownQuery();
  taken = updatedQuery(kept(), search);
  if (taken !== search) replaceQueryString(taken);
}

// on the way back to an address, what was chosen since stays
const { subscribe, emit } = createEmitter((changed) =>
  onWindow('popstate', () => {
    followInAddress();
    changed();
  }),
);

/** Changes dates or guests, keeps them for the session and in an address that names them, and calls subscribers. */
export function changeStay(change: Partial<GuestStay>): void {
  save({ ...read(), ...change });
  followInAddress();
  emit();
}

/** The guest's stay: one for all forms, kept through navigation and reload, sent nowhere before submit. */
export const stayStore: Store<GuestStay> = { subscribe, read, readOnServer: () => unknown };
