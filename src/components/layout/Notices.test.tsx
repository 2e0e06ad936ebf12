/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { showNotices } from '../../browser/notices';
import { noticeStore } from '../../browser/noticeStore';
import { Notices } from './Notices';

const notice = { slug: 'agua', from: '2026-12-24T18:00', until: null, text: 'Sem água quente nos chalés.', link: null, closeable: true };
const timed = { ...notice, slug: 'estrada', from: '2026-12-24T00:00', until: '2026-12-25T12:00', text: 'A estrada está em obras.', closeable: false };
const notices = [timed, notice];

/** At the hotel, which is three hours behind UTC. */
const setClock = (time: string) => jest.setSystemTime(new Date(`${time}:00-03:00`));
const shown = () => screen.queryAllByText(/\.$/, { selector: '[data-notice]:not([hidden]) p' }).map(({ textContent }) => textContent);
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));

test.each([
  ['before both', '2026-12-23T23:59', []],
  ['from the first moment of one', '2026-12-24T00:00', [timed.text]],
  ['within both, one below the other', '2026-12-24T18:00', [timed.text, notice.text]],
  ['after the end of one', '2026-12-25T12:00', [notice.text]],
])('%s the inline script shows what is on before the first paint, and hydration changes nothing', async (_, time, expected) => {
  setClock(time);
  const { html, differences } = await hydrateIn('pt', <Notices notices={notices} />);
  expect(differences).toEqual([]);
  expect(shown()).toEqual(expected);
  document.body.replaceChildren();
  showNotices(Date.now());
  document.body.innerHTML = `${html}<header></header>`;
  // observers are called before anything is painted
  await Promise.resolve();
  expect(shown()).toEqual(expected);
});

test('without script a notice is shown that has no end and has begun, and none with an end', async () => {
  for (const [time, expected] of [
    ['2026-12-24T17:59', []],
    ['2026-12-24T18:00', ['agua']],
  ] as const) {
    setClock(time);
    const { html } = await hydrateIn('pt', <Notices notices={notices} />);
    document.body.innerHTML = html;
    expect([...document.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')].map(({ dataset }) => dataset.notice?.split('@')[0])).toEqual(expected);
  }
});

test('one that is closed stays closed in this browser, until it is given another beginning', async () => {
  setClock('2026-12-24T20:00');
  const { user, unmount } = renderIn('en', <Notices notices={notices} />);
  await user.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(shown()).toEqual([timed.text]);
  expect(document.activeElement).toBe(screen.getByRole('status', { name: 'Notices' }));
  expect(noticeStore.read()).toBe('agua@2026-12-24T18:00');
  unmount();
  renderIn('fr', <Notices notices={notices} />).unmount();
  renderIn('fr', <Notices notices={[timed, { ...notice, from: '2026-12-24T19:00' }]} />);
  expect(shown()).toEqual([timed.text, notice.text]);
});

test('appears and goes by itself while the page is open', () => {
  setClock('2026-12-24T17:59');
  renderIn('pt', <Notices notices={notices} />);
  expect(shown()).toEqual([timed.text]);
  setClock('2026-12-25T12:00');
  act(() => {
    jest.advanceTimersByTime(15_000);
  });
  expect(shown()).toEqual([notice.text]);
});
