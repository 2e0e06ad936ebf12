import { expect, type Page } from '@playwright/test';
import { type BookingRequest, bookingStandInPort } from '../../tools/serve/bookingStandIn';

/** Where the stand-in for the booking engine listens; the tested build must have been made with it. */
export const bookingEngineUrl = `http://127.0.0.1:${process.env.BOOKING_PORT ?? bookingStandInPort}`;

/** Everything that the engine has received, from all tests that run at the same time. */
export async function receivedRequests(): Promise<readonly BookingRequest[]> {
  const response = await fetch(`${bookingEngineUrl}/requests`);
  return (await response.json()) as BookingRequest[];
}

/** What the engine received when it answered with the page that this browser shows: safe while other tests book too. */
export async function requestShownOn(page: Page): Promise<BookingRequest> {
  await page.waitForURL(`${bookingEngineUrl}/**`);
  const number = Number(await page.locator('html').getAttribute('data-request'));
  const request = (await receivedRequests()).find((one) => one.number === number);
  if (!request) throw new Error(`The engine has no request ${number}.`);
  return request;
}

/** The booking journey ends at this address and nothing else. Days as DDMMYYYY. */
export async function expectStayRequested(page: Page, { checkIn, checkOut, adults }: { checkIn: string; checkOut: string; adults: number }): Promise<void> {
  const { method, address } = await requestShownOn(page);
  expect(`${method} ${address}`).toBe(`GET /hotel/4568?CheckIn=${checkIn}&CheckOut=${checkOut}&ad=${adults}`);
}
