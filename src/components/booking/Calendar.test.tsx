/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { format } from 'date-fns';
import { createRef } from 'react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import type { PlainDate } from '../../domain/time/plainDate';
import { type Language, languages, openGraphLocales } from '../../site';
import Calendar, { calendarLocales } from './Calendar';

test.each(languages)('full dates are formatted as `Intl` formats them (%s)', (language) => {
  const formatter = new Intl.DateTimeFormat(openGraphLocales[language].replace('_', '-'), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  for (let day = 2; day < 400; day += 1) {
    const date = new Date(2026, 0, day, 12);
    // without the comma after the English weekday
    expect(format(date, 'PPPP', { locale: calendarLocales[language] }).replace(',', '')).toBe(formatter.format(date).replace(',', ''));
  }
});

test('weeks begin on the usual weekday of the language', () => {
  const { pt, en, fr } = calendarLocales;
  expect([pt, en, fr].map(({ options }) => options?.weekStartsOn)).toEqual([0, 1, 1]);
});

describe('the calendar', () => {
  const field = createRef<HTMLDivElement>();
  const wide = (matches: boolean) => {
    window.matchMedia = () => ({ matches, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList;
  };
  function open({
    minimum,
    date = null,
    language = 'pt',
    onPick = jest.fn(),
    reasonAgainst,
  }: Pick<Parameters<typeof Calendar>[0], 'minimum' | 'reasonAgainst'> & { date?: PlainDate | null; language?: Language; onPick?: () => void }) {
    const stay = { checkIn: date, checkOut: null };
    return renderIn(
      language,
      <div ref={field}>
        <Calendar
          id="stay"
          anchor={field}
          label="Check-in"
          date={date}
          minimum={minimum}
          reasonAgainst={reasonAgainst}
          stay={stay}
          onPick={onPick}
          onClose={jest.fn()}
        />
      </div>,
    );
  }
  const months = () => screen.getAllByRole('grid').map((grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent);
  const focused = () => document.activeElement?.getAttribute('aria-label');

  beforeEach(() => wide(false));

  test('is a grid named after its month, and its focus is on the first day that may be picked', () => {
    open({ minimum: '2026-12-10' });
    expect(months()).toEqual(['dezembro de 2026']);
    expect(screen.queryByRole('table')).toBeNull();
    // a first week without the days before it would be said with the names of other weekdays
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(focused()).toBe('Escolher quinta-feira, 10 de dezembro de 2026');
  });

  test.each([
    ['pt', 'terça-feira, 29 de dezembro de 2026', 'Indisponível segunda-feira, 28 de dezembro de 2026'],
    ['en', 'Tuesday, 29 December 2026', 'Not available Monday, 28 December 2026'],
    ['fr', 'mardi 29 décembre 2026', 'Indisponible lundi 28 décembre 2026'],
  ] as const)('the text of a day is the whole day, for who reads no labels, in %s', (language, free, taken) => {
    open({ minimum: '2026-12-29', language });
    const read = screen.getAllByRole('gridcell').map((one) => [...one.children].filter((part) => part.ariaHidden !== 'true').map((part) => part.textContent));
    expect(read.flat()).toEqual(expect.arrayContaining([free, taken]));
  });

  describe('a day from the first one on that may not be picked', () => {
    const reasonAgainst = (day: PlainDate) => (day >= '2026-12-12' && day <= '2026-12-14' ? 'Sem hospedagem nesta data: casa em obras.' : null);
    const day = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`, ${date} de dezembro de 2026`) });

    test('has the focus by arrow keys, and says why to screen readers and to the mouse', async () => {
      const { user } = open({ minimum: '2026-12-10', reasonAgainst });
      expect(day('11').getAttribute('aria-disabled')).toBe('false');
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(focused()).toBe('Indisponível sábado, 12 de dezembro de 2026. Sem hospedagem nesta data: casa em obras.');
      expect(day('12').getAttribute('aria-disabled')).toBe('true');
      expect(day('12').title).toBe('Sem hospedagem nesta data: casa em obras.');
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      expect(focused()).toBe('Escolher terça-feira, 15 de dezembro de 2026');
    });

    test('is not picked by a click or Enter, but says why below', async () => {
      const onPick = jest.fn();
      const { user } = open({ minimum: '2026-12-10', reasonAgainst, onPick });
      await user.click(day('13'));
      expect(screen.getByRole('status').textContent).toBe('Sem hospedagem nesta data: casa em obras.');
      await user.keyboard('{Enter}');
      expect(onPick).not.toHaveBeenCalled();
      await user.click(day('15'));
      expect(onPick).toHaveBeenCalledWith('2026-12-15');
    });
  });

  test.each([
    ['2026-12-25', ['dezembro de 2026']],
    ['2026-12-26', ['dezembro de 2026', 'janeiro de 2027']],
    ['2027-02-23', ['fevereiro de 2027', 'março de 2027']],
  ])('from %s it shows %j where there is space for one month', (minimum, shown) => {
    open({ minimum });
    expect(months()).toEqual(shown);
  });

  test('shows one month again once the one that ends is left', async () => {
    const { user } = open({ minimum: '2026-12-29' });
    expect(screen.getAllByRole('button', { name: 'Próximo mês' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Próximo mês' }));
    expect(months()).toEqual(['janeiro de 2027']);
    await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
    expect(months()).toEqual(['dezembro de 2026', 'janeiro de 2027']);
  });

  test('always shows two months where there is space, and follows the arrow keys from one to the next', async () => {
    wide(true);
    const { user } = open({ minimum: '2026-12-01', date: '2026-12-31' });
    expect(months()).toEqual(['dezembro de 2026', 'janeiro de 2027']);
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Escolher sexta-feira, 1 de janeiro de 2027');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Escolher quinta-feira, 31 de dezembro de 2026');
  });
});
