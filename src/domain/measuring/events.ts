import { dateOfEngine, engineParameters } from '../booking/bookingUrl';
import { type FormKind, formKinds } from '../forms/fields';
import { nightsBetween, type PlainDate } from '../time/plainDate';

// The events that are measured (docs/measuring.md), by Google's recommended names for events and fields where they exist. No field contains visitor input: each
// is a number, a slug of content, an id of the page, or a value from this file.

type StayFigures = ReturnType<typeof stayFigures>;

export type LeadSource = FormKind | 'whatsapp' | 'email' | 'telephone';

export interface MeasuredFields {
  /** Dates were chosen. `month` is that of arrival, `2026-12`. */
  readonly search: StayFigures & { readonly month: string };
  /** The visitor opens the booking engine. Without the figures of a stay if no dates are chosen. `place` is where the button was. */
  readonly begin_checkout: Partial<StayFigures> & { readonly place: string };
  readonly generate_lead: { readonly lead_source: LeadSource };
  readonly view_item: { readonly item_id: string; readonly item_category: 'room' | 'offer' };
  /** A page that lists all of them was opened. */
  readonly view_item_list: { readonly item_list_id: 'rooms' | 'offers' };
  /** A link to an offer was followed; `creative_slot` is where it was. */
  readonly select_promotion: { readonly promotion_id: string; readonly creative_slot: string };
  readonly share: { readonly content_type: string; readonly method: 'copy' };
  /** A failure: the name of a fault of the plugin (plugins/gatsby-plugin-first-paint/src/faults.ts). */
  readonly exception: { readonly description: string };
  /** Speed of a page for a visitor. Milliseconds; CLS in thousandths. */
  readonly web_vitals: {
    readonly metric_name: string;
    readonly metric_value: number;
    readonly metric_rating: string;
    readonly page_kind: string;
    readonly page_language: string;
    readonly connection: string;
  };
}

export type MeasuredEvent = { readonly [Name in keyof MeasuredFields]: { readonly name: Name; readonly fields: MeasuredFields[Name] } }[keyof MeasuredFields];

interface CountedStay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly people: number;
  readonly today: PlainDate;
}

/** The figures of a stay; `days_ahead` are the days from today at the hotel to the arrival. */
const stayFigures = ({ checkIn, checkOut, people, today }: CountedStay) => ({
  nights: nightsBetween(checkIn, checkOut),
  people,
  days_ahead: nightsBetween(today, checkIn),
});

export const searchEvent = (stay: CountedStay): MeasuredEvent => ({ name: 'search', fields: { ...stayFigures(stay), month: stay.checkIn.slice(0, 7) } });

/** The event of opening the booking engine, from the address that the engine gets only. */
export function checkoutEvent({ address, place, today }: { address: string; place: string; today: PlainDate }): MeasuredEvent {
  const query = new URL(address).searchParams;
  const checkIn = dateOfEngine(query.get(engineParameters.checkIn));
  const checkOut = dateOfEngine(query.get(engineParameters.checkOut));
  const stay = checkIn && checkOut ? stayFigures({ checkIn, checkOut, people: Number(query.get(engineParameters.people)), today }) : {};
  return { name: 'begin_checkout', fields: { ...stay, place } };
}

/** The lead of a form, by the name it is sent with (docs/forms.md); null for another name. */
export const leadOfForm = (form: string | undefined): LeadSource | null => formKinds.find((kind) => kind === form) ?? null;

/** The lead of a link to the hotel's WhatsApp, e-mail or telephone; null for any other address. */
export function leadOfLink(address: string): LeadSource | null {
  if (address.startsWith('https://wa.me/')) return 'whatsapp';
  if (address.startsWith('mailto:')) return 'email';
  return address.startsWith('tel:') ? 'telephone' : null;
}
