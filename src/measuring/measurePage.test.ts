/** @jest-environment jsdom */
import type { OpenedPage } from './visit';

const engine = 'https://reservas.example/hotel/4568';

const mockOpened: OpenedPage[] = [];
let mockAllowed: (() => boolean) | undefined;
let mockFails = false;
let mockIdle: () => void = () => undefined;
jest.mock('./visit', () => ({
  measureVisit: ({ isAllowed }: { isAllowed: () => boolean }) => {
    if (mockFails) throw new Error('The chunk is lost.');
    mockAllowed = isAllowed;
    return Promise.resolve((opened: OpenedPage) => mockOpened.push(opened));
  },
}));
jest.mock('../../plugins/gatsby-plugin-first-paint', () => ({
  afterLoadIdle: () =>
    new Promise<void>((resolve) => {
      mockIdle = resolve;
    }),
}));

/** The module and its neighbours as in a new document. */
function newDocument(analytics: readonly object[] = [{ provider: 'ga4', offSwitch: 'ga-disable-G-TEST' }]) {
  jest.resetModules();
  mockOpened.length = 0;
  mockAllowed = undefined;
  mockFails = false;
  window.history.replaceState(null, '', '/resort?a=1');
  const { settings } = jest.requireActual<typeof import('../browser/settings')>('../browser/settings');
  Object.assign(settings, { analytics });
  const { servicesHaveRun } = jest.requireActual<typeof import('../browser/addScript')>('../browser/addScript');
  return { ...jest.requireActual<typeof import('./measurePage')>('./measurePage'), servicesHaveRun };
}

/** Waits until the browser is idle and the modules waiting for that are loaded. */
async function settle(): Promise<void> {
  mockIdle();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test('nothing is loaded where nothing is configured', async () => {
  const { measurePage, servicesHaveRun } = newDocument([]);
  measurePage(engine);
  await settle();
  expect([mockAllowed, servicesHaveRun()]).toEqual([undefined, false]);
});

test('it is loaded once the browser is idle, and shown the page that is open then', async () => {
  const { measurePage, servicesHaveRun } = newDocument();
  measurePage(engine);
  window.history.replaceState(null, '', '/contato');
  measurePage(engine);
  expect(servicesHaveRun()).toBe(false);
  await settle();
  expect(mockOpened).toEqual([{ pathname: '/contato', search: '' }]);
  expect([mockAllowed?.(), servicesHaveRun()]).toEqual([true, true]);
});

test('consent that is withdrawn before it is loaded leaves nothing to load, and another yes loads it', async () => {
  const { measurePage, stopMeasuring, servicesHaveRun } = newDocument();
  measurePage(engine);
  stopMeasuring();
  await settle();
  expect([mockOpened, servicesHaveRun()]).toEqual([[], false]);
  measurePage(engine);
  await settle();
  expect(mockOpened).toEqual([{ pathname: '/resort', search: '?a=1' }]);
});

test('Google’s own switch follows the answer: a visitor who has not answered yet may still agree', () => {
  const { measurePage, stopMeasuring } = newDocument();
  stopMeasuring();
  expect(window).toHaveProperty('ga-disable-G-TEST', true);
  measurePage(engine);
  expect(window).toHaveProperty('ga-disable-G-TEST', false);
});

test('where it does not load, nothing happens', async () => {
  const { measurePage } = newDocument();
  mockFails = true;
  measurePage(engine);
  await settle();
  expect(() => measurePage(engine)).not.toThrow();
  expect(mockOpened).toEqual([]);
});

test('a no deletes the cookies of Google Analytics, and no other', () => {
  document.cookie = '_ga=GA1.1.1.1; Path=/';
  document.cookie = '_ga_TEST=GS2.1; Path=/';
  document.cookie = 'of_others=1; Path=/';
  newDocument().deleteCookies();
  expect(document.cookie).toBe('of_others=1');
});
