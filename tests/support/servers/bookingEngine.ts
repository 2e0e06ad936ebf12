import { expect, type Page } from '@playwright/test';
import { type BookingRequest, bookingStandInPort } from '../../../tools/serve/bookingStandIn';

/** Address of the stand-in for the booking engine, which the tested build must have been made with. */
export const bookingEngineUrl = `http://127.0.0.1:${bookingStandInPort()}`;

/** All requests that the engine has received, including those of concurrent tests. */
export async function receivedRequests(): Promise<readonly BookingRequest[]> {
  const response = await fetch(`${bookingEngineUrl}/requests`);
  return (await response.json()) as BookingRequest[];
}

/** The request that the engine answered with the page shown in this browser; safe with concurrent tests. */
export async function requestShownOn(page: Page): Promise<BookingRequest> {
  await page.waitForURL(`${bookingEngineUrl}/**`);
  const number = Number(await page.locator('html').getAttribute('data-request'));
  const request = (await receivedRequests()).find((one) => one.number === number);
  if (!request) throw new Error(`The engine has no request ${number}.`);
  return request;
}

/** Expects exactly this request at the engine. Dates as DDMMYYYY. */
export async function expectStayRequested(page: Page, { checkIn, checkOut, adults }: { checkIn: string; checkOut: string; adults: number }): Promise<void> {
  const { method, address } = await requestShownOn(page);
  expect(`${method} ${address}`).toBe(`GET /hotel/4568?CheckIn=${checkIn}&CheckOut=${checkOut}&ad=${adults}`);
}
