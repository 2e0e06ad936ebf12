/** @jest-environment jsdom */
// Each test loads the modules again, as a reload does.

const now = new Date('2026-11-21T09:30:00-03:00');
const kept = process.env.GATSBY_PREVIEW;

beforeEach(() => {
  jest.resetModules();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers({ now });
  process.env.GATSBY_PREVIEW = 'true';
  visit('/');
});

afterEach(() => {
  process.env.GATSBY_PREVIEW = kept;
});

const visit = (address: string) => window.history.replaceState(null, '', address);

/** The clock of a newly loaded page. */
async function clock(): Promise<string> {
  jest.resetModules();
  const { hotelClock } = await import('./hotelClock');
  return hotelClock().toISOString();
}

const christmasEve = '2026-12-24T12:30:00.000Z'; // half past nine at the hotel
const real = now.toISOString();

it('shows the day in the address, at the hotel’s time of day', async () => {
  visit('/?em=2026-12-24');
  expect(await clock()).toBe(christmasEve);
  visit('/?comparar=luxo&em=2028-02-29');
  expect(await clock()).toBe('2028-02-29T12:30:00.000Z');
});

it('keeps the day through links, reloads and new tabs', async () => {
  visit('/en/natal?em=2026-12-24');
  await clock();
  visit('/natal');
  expect(await clock()).toBe(christmasEve);
});

it('returns to today with an empty or invalid day', async () => {
  for (const address of ['/?em=', '/?em=2026-02-30', '/?em=24/12/2026']) {
    visit('/?em=2026-12-24');
    await clock();
    visit(address);
    expect(await clock()).toBe(real);
    visit('/');
    expect(await clock()).toBe(real);
  }
});

it('beside the form of the desk shows the day that stands there, and no other', async () => {
  visit('/?em=2026-12-24');
  await clock();
  window.name = 'desk-page';
  visit('/natal');
  expect(await clock()).toBe(real);
  visit('/natal?em=2028-02-29');
  expect(await clock()).toBe('2028-02-29T12:30:00.000Z');
  window.name = '';
  visit('/natal');
  expect(await clock()).toBe(christmasEve);
});

it('forgets the day at midnight', async () => {
  visit('/?em=2026-12-24');
  await clock();
  visit('/');
  jest.setSystemTime(new Date('2026-11-22T09:30:00-03:00'));
  expect(await clock()).toBe('2026-11-22T12:30:00.000Z');
});

it('shows another day if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  visit('/?em=2026-12-24');
  expect(await clock()).toBe(christmasEve);
});

it('always shows today in a build that is not a preview', async () => {
  process.env.GATSBY_PREVIEW = '';
  visit('/?em=2026-12-24');
  expect(await clock()).toBe(real);
  expect(localStorage).toHaveLength(0);
});

it('changes day, weekday and minute for all hooks', async () => {
  visit('/?em=2027-01-02');
  jest.resetModules();
  const { useHotelNow, useHotelToday } = await import('../hooks/useHotelNow');
  const Shown = () => <p>{[useHotelToday(), useHotelNow()?.weekday, useHotelNow()?.minutes].join(' ')}</p>;
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const container = document.createElement('div');
  act(() => createRoot(container).render(<Shown />));
  expect(container.textContent).toBe('2027-01-02 sat 570');
});
