import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { tripPath } from '../domain/pages/addresses';
import { type GuestStay, guestStayFromQuery, guestStayToText, updatedQuery } from '../domain/stay/guestStay';
import { hasTripStore } from './hasTripStore';
import { hotelClock } from './hotelClock';
import { replaceQueryString } from './queryString';
import { readStored, writeStored } from './storage';
import { createEmitter, onWindow, type Store } from './store';

const storageKey = 'stay';
/** Milliseconds for which the stay of one tab is the first of another; longer where a trip is saved, whose stay it is. */
const sharedFor = 6 * 60 * 60 * 1000;
const unknown: GuestStay = { stay: null, party: null };
let guestStay: GuestStay | null = null;
let taken = '';

/** The query string; empty on the page of a trip, whose address is about that trip and changes nothing until the guest keeps it (docs/hotel-rules.md 13.11). */
const ownQuery = (): string => (pathWithoutLanguage(window.location.pathname) === tripPath ? '' : window.location.search);

/** The stay of the tab that was used last, as text. */
function latest(): string {
  const [text = '', at] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return hasTripStore.read() || hotelClock().getTime() - Number(at) < sharedFor ? text : '';
}

/** The stay of this tab. Without one it starts with the latest, which is its own from then on. */
function kept(): GuestStay {
  if (!guestStay) {
    const stored = readStored('sessionStorage', storageKey);
    const text = stored ?? latest();
    if (stored === null) writeStored('sessionStorage', storageKey, text || null);
    guestStay = guestStayFromQuery(text, { partial: true });
  }
  return guestStay;
}

function share(): void {
  const text = guestStayToText(kept());
  if (text) writeStored('localStorage', storageKey, `${text} ${hotelClock().getTime()}`);
}

function save(next: GuestStay): GuestStay {
  guestStay = next;
  writeStored('sessionStorage', storageKey, guestStayToText(next));
  share();
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

const { subscribe, emit } = createEmitter((changed) => {
  const stops = [
    // on the way back to an address, what was chosen since stays
    onWindow('popstate', () => {
      followInAddress();
      changed();
    }),
    onWindow('focus', share),
  ];
  return () => stops.forEach((stop) => stop());
});

/** Changes dates or guests, keeps them for the tab and in an address that names them, and calls subscribers. */
export function changeStay(change: Partial<GuestStay>): void {
  save({ ...read(), ...change });
  followInAddress();
  emit();
}

/** The guest's stay: one for all forms of a tab, kept through navigation and reload, the first of a new tab, sent nowhere before submit. */
export const stayStore: Store<GuestStay> = { subscribe, read, readOnServer: () => unknown };
