import { expect, type Page } from '@playwright/test';
import { bookingStart, bookingUrl } from '../../../src/domain/booking/bookingUrl';
import { initialPeople } from '../../../src/domain/booking/people';
import type { PlainDate } from '../../../src/domain/time/plainDate';
import { type BookingRequest, mockBookingPort } from '../../../tools/serve/mockBookingEngine';
import { hotel } from '../content/hotel';

/** Address of the mock of the booking engine, which the tested build must have been made with. */
export const bookingEngineUrl = `http://127.0.0.1:${mockBookingPort()}`;
const engine = { host: bookingEngineUrl, hotelCode: hotel.booking.hotelCode };

/** The hotel's first page there. */
export const engineStart = bookingStart(engine);

interface StayRequested {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly people?: number;
  readonly children?: number;
}

/** The address of a stay there. Its form is held by tests/specification. */
export const engineAddress = ({ people = initialPeople, children, ...stay }: StayRequested): string =>
  bookingUrl({ ...engine, stay, people, ...(children !== undefined && { children: { parameter: hotel.booking.childrenParameter, count: children } }) });

/** The request that the engine answered with the page shown in this browser; safe with concurrent tests. */
export async function requestShownOn(page: Page): Promise<BookingRequest> {
  await page.waitForURL(`${bookingEngineUrl}/**`);
  const number = Number(await page.locator('html').getAttribute('data-request'));
  const response = await fetch(`${bookingEngineUrl}/requests`);
  const request = ((await response.json()) as BookingRequest[]).find((one) => one.number === number);
  if (!request) throw new Error(`The engine has no request ${number}.`);
  return request;
}

/** Expects exactly this request at the engine. */
export async function expectStayRequested(page: Page, stay: StayRequested): Promise<void> {
  const { method, address } = await requestShownOn(page);
  expect([method, bookingEngineUrl + address]).toEqual(['GET', engineAddress(stay)]);
}
