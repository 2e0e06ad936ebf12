/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import Calendar from '../../../src/components/booking/Calendar';
import type { Language } from '../../../src/site';
import { renderIn } from '../../support/inLanguage';

beforeAll(() => {
  // jsdom knows no modal dialogs
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

function open({ date = '2027-03-17', language = 'pt' }: { date?: string | null; language?: Language } = {}) {
  const [onPick, onClose] = [jest.fn(), jest.fn()];
  const anchor = document.body.appendChild(document.createElement('div'));
  const { user } = renderIn(
    language,
    <Calendar
      anchor={anchor}
      label="Check-in"
      date={date}
      minimum="2027-03-07"
      stay={{ checkIn: '2027-03-17', checkOut: '2027-03-19' }}
      onPick={onPick}
      onClose={onClose}
    />,
  );
  return { user, onPick, onClose };
}
const day = (name: RegExp) => screen.getByRole('button', { name });
const month = () => screen.getByRole('grid').getAttribute('aria-labelledby');
const monthName = () => document.getElementById(month() ?? '')?.textContent;

test('it opens at the chosen day, which has the focus and is the only one in the tab order', () => {
  open();
  expect(monthName()).toBe('março de 2027');
  expect(document.activeElement).toBe(day(/quarta-feira, 17 de março de 2027/));
  const days = within(screen.getByRole('grid')).getAllByRole('button');
  expect(days).toHaveLength(31);
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
});

test('without a date it opens at the first day that may be picked; earlier days say that they are taken, and cannot be picked', async () => {
  const { user, onPick } = open({ date: null });
  expect(document.activeElement).toBe(day(/^Escolher domingo, 7 de março/));
  await user.click(day(/^Indisponível sábado, 6 de março/));
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mês anterior' }).disabled).toBe(true);
});

test('keys move over the end of the month, and Enter picks', async () => {
  const { user, onPick } = open();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(monthName()).toBe('abril de 2027');
  expect(document.activeElement).toBe(day(/quinta-feira, 1 de abril de 2027/));
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith('2027-04-01');
});

test('leafing leaves the focus on its button', async () => {
  const { user } = open();
  const next = screen.getByRole('button', { name: 'Próximo mês' });
  await user.click(next);
  expect(monthName()).toBe('abril de 2027');
  expect(document.activeElement).toBe(next);
  await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
  expect(monthName()).toBe('março de 2027');
});

test('a week begins on Sunday in Portuguese, on Monday in French', () => {
  open({ language: 'fr' });
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('lun.');
});
