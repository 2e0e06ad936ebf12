import { hotelClock } from '../browser/hotelClock';
import { hotelZone } from '../browser/hotelZone';
import { hotelToday } from '../domain/time/clock';
import { checkoutEvent, leadOfLink, type MeasuredEvent } from '../domain/measuring/events';
import { type CountedPages, offerAt } from '../domain/measuring/pages';

const dialog = ':is(dialog, [role="dialog"])';

/** The region of an element: a dialog, the header, the footer, or the nearest section with an id, such as `reservar`. */
export function regionOf(element: Element): string {
  if (element.closest(dialog)) return 'dialog';
  const frame = (['header', 'footer'] as const).find((name) => element.closest(`body ${name}:not(main *)`));
  if (frame) return frame;
  return element.closest(':is(section, aside, form, article)[id]')?.id ?? 'page';
}

export const checkoutFrom = (address: string, from: Element): MeasuredEvent =>
  checkoutEvent({ address, place: regionOf(from), today: hotelToday(hotelClock(), hotelZone) });

interface LinksToWatch {
  readonly engine: string;
  readonly pages: CountedPages;
  readonly send: (event: MeasuredEvent) => void;
}

function eventOfLink(link: HTMLAnchorElement, { engine, pages }: LinksToWatch, prevented: boolean): MeasuredEvent | null {
  // a link of the stay card does not open the engine before dates are chosen
  if (link.href.startsWith(engine)) return prevented ? null : checkoutFrom(link.href, link);
  const lead = leadOfLink(link.href);
  if (lead) return { name: 'generate_lead', fields: { lead_source: lead } };
  // the menu and the footer are not promotions
  const offer = link.origin === window.location.origin && link.closest(`main, ${dialog}`) ? offerAt(link, pages) : null;
  return offer === null ? null : { name: 'select_promotion', fields: { promotion_id: offer, creative_slot: regionOf(link) } };
}

/** Counts followed links, in the same tab or in another: to the booking engine, to the hotel, to an offer. */
export function watchLinks(links: LinksToWatch): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // besides the first button only the middle one follows a link
    if (!link || event.button > 1) return;
    const what = eventOfLink(link, links, event.defaultPrevented);
    if (what) links.send(what);
  };
  // after React's listeners
  window.addEventListener('click', follow);
  window.addEventListener('auxclick', follow);
}
