/** @jest-environment jsdom */
import { renderIn } from '../../tests/support/inLanguage';

// Each test loads the modules again, as a reload does.

const now = new Date('2026-11-21T09:30:00-03:00');
const kept = process.env.GATSBY_PREVIEW;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ now });
  process.env.GATSBY_PREVIEW = 'true';
  localStorage.clear();
  visit('/');
});

afterEach(() => {
  jest.useRealTimers();
  process.env.GATSBY_PREVIEW = kept;
});

const visit = (address: string) => window.history.replaceState(null, '', address);

/** The clock of a page that has just been loaded. */
async function clock(): Promise<string> {
  jest.resetModules();
  const { hotelClock } = await import('./hotelClock');
  return hotelClock().toISOString();
}

const christmasEve = '2026-12-24T12:30:00.000Z'; // half past nine at the hotel
const real = now.toISOString();

it('shows the day in the address, at the hotel’s time of day', async () => {
  visit('/?on=2026-12-24');
  expect(await clock()).toBe(christmasEve);
  visit('/?comparar=luxo&on=2028-02-29');
  expect(await clock()).toBe('2028-02-29T12:30:00.000Z');
});

it('keeps the day through links, reloads and new tabs', async () => {
  visit('/en/natal?on=2026-12-24');
  await clock();
  visit('/natal');
  expect(await clock()).toBe(christmasEve);
});

it('returns to today with an empty or invalid day', async () => {
  for (const address of ['/?on=', '/?on=2026-02-30', '/?on=24/12/2026']) {
    visit('/?on=2026-12-24');
    await clock();
    visit(address);
    expect(await clock()).toBe(real);
    visit('/');
    expect(await clock()).toBe(real);
  }
});

it('ignores other parameters', async () => {
  visit('/?once=2026-12-24');
  expect(await clock()).toBe(real);
});

it('forgets the day at midnight', async () => {
  visit('/?on=2026-12-24');
  await clock();
  visit('/');
  jest.setSystemTime(new Date('2026-11-22T09:30:00-03:00'));
  expect(await clock()).toBe('2026-11-22T12:30:00.000Z');
});

it('shows another day if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  visit('/?on=2026-12-24');
  expect(await clock()).toBe(christmasEve);
});

it('always shows today in a build that is not a preview', async () => {
  process.env.GATSBY_PREVIEW = '';
  visit('/?on=2026-12-24');
  expect(await clock()).toBe(real);
  expect(localStorage).toHaveLength(0);
});

it('changes day, weekday and minute for all hooks', async () => {
  visit('/?on=2027-01-02');
  jest.resetModules();
  const { useHotelNow, useHotelToday } = await import('../hooks/useHotelNow');
  const Shown = () => <p>{[useHotelToday(), useHotelNow()?.weekday, useHotelNow()?.minutes].join(' ')}</p>;
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const container = document.createElement('div');
  act(() => createRoot(container).render(<Shown />));
  expect(container.textContent).toBe('2027-01-02 sat 570');
});

it.each([
  ['pt', 'Pré-visualização: o site em quinta-feira, 24 de dezembro de 2026', 'Voltar a hoje'],
  ['en', 'Preview: the site on Thursday, December 24, 2026', 'Back to today'],
  ['fr', 'Aperçu : le site le jeudi 24 décembre 2026', 'Retour à aujourd’hui'],
] as const)('states in %s which day it shows, with links to another one and back', async (language, words, back) => {
  const { PreviewNotice } = await import('../preview/PreviewNotice');
  const { getByRole, getByLabelText } = renderIn(language, <PreviewNotice language={language} day="2026-12-24" />);
  expect(getByRole('complementary').textContent.replace(/\s/g, ' ')).toContain(words);
  expect(getByRole('link', { name: back }).getAttribute('href')).toBe('?on=');
  const date = getByLabelText(/./, { selector: 'input' });
  expect([date.getAttribute('type'), date.getAttribute('name'), (date as HTMLInputElement).value]).toEqual(['date', 'on', '2026-12-24']);
});
