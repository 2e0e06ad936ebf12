import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { tripPath } from '../domain/pages/addresses';
import { type GuestStay, guestStayFromQuery, guestStayToText, updatedQuery } from '../domain/stay/guestStay';
import { hasTripStore } from './hasTripStore';
import { hotelClock } from './hotelClock';
import { replaceQueryString } from './queryString';
import { readStored, writeStored } from './storage';
import { createEmitter, onWindow, type Store } from './store';

const storageKey = 'stay';
/** Milliseconds for which a new tab starts with the stay of another tab; longer if a trip is saved, since the stay is part of it. */
const sharedFor = 6 * 60 * 60 * 1000;
const unknown: GuestStay = { stay: null, party: null };
let guestStay: GuestStay | null = null;
let taken = '';

/** The query string; empty on the trip page, whose address describes that trip and changes nothing until the guest saves it (docs/hotel-rules.md 13.11). */
const ownQuery = (): string => (pathWithoutLanguage(window.location.pathname) === tripPath ? '' : window.location.search);

function latest(): string {
  const [text = '', at] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return hasTripStore.read() || hotelClock().getTime() - Number(at) < sharedFor ? text : '';
}

/** The stay of this tab. A new tab starts with the latest one and then has its own. */
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

/** The stored stay; dates or guests in an opened address take precedence. */
function read(): GuestStay {
  const search = ownQuery();
  if (search === taken) return kept();
  taken = search;
  const { stay, party } = guestStayFromQuery(search);
  return stay || party ? save({ stay: stay ?? kept().stay, party: party ?? kept().party }) : kept();
}

function followInAddress(): void {
  const search = ownQuery();
  taken = updatedQuery(kept(), search);
  if (taken !== search) replaceQueryString(taken);
}

const { subscribe, emit } = createEmitter((changed) => {
  const stops = [
    // on Back, a later choice is kept
    onWindow('popstate', () => {
      followInAddress();
      changed();
    }),
    onWindow('focus', share),
  ];
  return () => stops.forEach((stop) => stop());
});

/** Changes dates or guests, stores them for the tab, updates an address that has them, and calls subscribers. */
export function changeStay(change: Partial<GuestStay>): void {
  save({ ...read(), ...change });
  followInAddress();
  emit();
}

/** The guest's stay, shared by all forms of a tab and kept on navigation and reload. A new tab starts with it; it is not sent before submit. */
export const stayStore: Store<GuestStay> = { subscribe, read, readOnServer: () => unknown };
