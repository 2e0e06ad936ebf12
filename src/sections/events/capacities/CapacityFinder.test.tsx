/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { spaces } from '../../../../tests/support/fixtures/eventSpaces';
import { hydrateIn, renderIn } from '../../../../tests/support/components/inLanguage';
import { CapacityFinder } from './CapacityFinder';

const finder = <CapacityFinder title="Encontre o espaço" spaces={spaces} askId="equipe" />;
/** What is announced. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
/** The sentence above the answers. */
const sum = () => screen.getAllByRole('paragraph').findLast(({ nextElementSibling }) => nextElementSibling?.role === 'status')?.textContent;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const row = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);
const described = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const layout = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const guests = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantos convidados?' });

beforeEach(() => {
  // jsdom has no CSS.escape
  Object.defineProperty(window, 'CSS', { value: { escape: (text: string) => text }, configurable: true });
  window.history.replaceState(null, '', '/detalhes-eventos');
});

describe('the answer', () => {
  test('answers a default question, tightest fit first', () => {
    renderIn('pt', finder);
    expect(sum()).toBe('4 espaços recebem 80 pessoas em jantar sem palco');
    expect(names()).toEqual(['Salão Tupi', 'Marina Village', 'Espaço Enseada', 'Centro de exposições']);
    expect(row('Salão Tupi').getByText('Na medida certa')).toBeTruthy();
    expect(screen.getAllByText('Na medida certa')).toHaveLength(1);
    expect(row('Centro de exposições').getByText('2.600 pessoas')).toBeTruthy();
  });

  test('lists spaces that are too small and spaces without a figure separately, with a link to the events team', async () => {
    const { user } = renderIn('pt', finder);
    await user.click(layout('Coquetel'));
    await user.clear(guests());
    await user.type(guests(), '125');
    expect(names()).toEqual(['Espaço Enseada', 'Centro de exposições']);
    expect(described('Pequenos demais:')).toBe('Marina Village\u00a0(120)');
    expect(described('Sem número para esta montagem:')).toBe('Salão Tupi, Lounge Thai');
    expect(screen.getByRole('link', { name: 'Consulte a equipe de eventos' }).getAttribute('href')).toBe('#equipe');
  });

  test('says so when no space is large enough', async () => {
    const { user } = renderIn('pt', finder);
    await user.click(layout('Formato\u00a0U'));
    expect(sum()).toBe('Nenhum espaço recebe 80 pessoas em formato\u00a0U');
    expect(names()).toEqual([]);
    expect(described('Pequenos demais:')).toBe('Salão Tupi\u00a0(33)');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('shows both figures if the hotel gives two, and uses the larger one', async () => {
    window.history.replaceState(null, '', '/detalhes-eventos?montagem=dinnerWithStage&convidados=90');
    const { user } = renderIn('pt', finder);
    expect(names()).toEqual(['Marina Village', 'Espaço Enseada', 'Centro de exposições']);
    expect(row('Espaço Enseada').getByText('100 pessoas')).toBeTruthy();
    expect(row('Espaço Enseada').getByText('80, ou 100 em uma das montagens')).toBeTruthy();
    await user.click(layout('Coquetel'));
    expect(screen.queryByText(/em uma das montagens/)).toBeNull();
  });
});

describe('the guests', () => {
  test('go up and down by ten, never below one', async () => {
    const { user } = renderIn('pt', finder);
    await user.click(screen.getByRole('button', { name: 'Dez a mais' }));
    expect(guests().value).toBe('90');
    await user.clear(guests());
    await user.type(guests(), '4');
    await user.click(screen.getByRole('button', { name: 'Dez a menos' }));
    expect(guests().value).toBe('1');
    expect(sum()).toContain('1 pessoa ');
    const fewer = screen.getByRole('button', { name: 'Dez a menos', description: 'Pelo menos 1 pessoa' });
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(fewer);
  });

  test('keep the last answer while the field is empty, and restore the value on blur', async () => {
    const { user } = renderIn('pt', finder);
    await user.clear(guests());
    expect(guests().value).toBe('');
    expect(sum()).toContain('80 pessoas');
    await user.tab();
    expect(guests().value).toBe('80');
  });

  test.each(['1.200', '1 200', '1,200', '1200 pessoas'])('may be written “%s”', async (written) => {
    const { user } = renderIn('pt', finder);
    await user.clear(guests());
    await user.type(guests(), written);
    expect(sum()).toBe('1 espaço recebe 1.200 pessoas em jantar sem palco');
    expect(screen.queryByText('Na medida certa')).toBeNull();
    await user.tab();
    expect(guests().value).toBe('1200');
    expect(guests().hasAttribute('aria-invalid')).toBe(false);
  });

  test.each(['1e3', 'abc', '12.5', '0', '12000'])('that are not understood, “%s”, are said to be, and not answered', async (written) => {
    const { user } = renderIn('pt', finder);
    const fault = 'Escreva só o número de convidados, de 1 a 9.999.';
    await user.clear(guests());
    await user.type(guests(), written);
    await user.tab();
    expect(guests().value).toBe(written);
    expect(screen.getByRole('textbox', { name: 'Quantos convidados?', description: fault }).getAttribute('aria-invalid')).toBe('true');
    expect(sum()).toBe('');
    expect(names()).toEqual([]);
    expect(screen.queryByRole('definition')).toBeNull();
    await user.clear(guests());
    await user.type(guests(), '90');
    expect(sum()).toContain('90 pessoas');
    expect(guests().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('what is announced', () => {
  const type = (...drafts: readonly string[]) => {
    for (const value of drafts) {
      fireEvent.change(guests(), { target: { value } });
      act(() => jest.advanceTimersByTime(200));
    }
  };
  const settle = () => act(() => jest.advanceTimersByTime(700));

  beforeEach(() => jest.useFakeTimers());

  test('is the answer, once the number is typed', () => {
    renderIn('pt', finder);
    type('', '1', '12', '120', '1200');
    expect(announced()).toEqual([]);
    settle();
    expect(announced()).toEqual(['1 espaço recebe 1.200 pessoas em jantar sem palco']);
    type('', '1', '1.', '1.2', '1.20', '1.200');
    settle();
    expect(announced()).toEqual(['1 espaço recebe 1.200 pessoas em jantar sem palco']);
  });

  test('is that a number is not understood, and the answer to the next', () => {
    renderIn('pt', finder);
    type('a', 'ab', 'abc');
    settle();
    expect(announced()).toEqual(['Escreva só o número de convidados, de 1 a 9.999.']);
    type('90');
    settle();
    expect(announced()).toEqual([expect.stringContaining('90 pessoas')]);
  });

  test('is nothing when the field is emptied, and no bound of a button that is not used', () => {
    renderIn('pt', finder);
    type('');
    settle();
    expect(announced()).toEqual([]);
    type('1');
    const [reason] = screen.getAllByText('Pelo menos 1 pessoa');
    expect(reason?.getAttribute('aria-live')).toBe('off');
    act(() => screen.getByRole('button', { name: 'Dez a menos' }).focus());
    expect(reason?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('the address', () => {
  test('sets the question after hydration; the server answers the default one', async () => {
    window.history.replaceState(null, '', '/detalhes-eventos?montagem=cocktail&convidados=125');
    const { html, differences } = await hydrateIn('pt', finder);
    expect(html).toContain('em jantar sem palco');
    expect(differences).toEqual([]);
    expect(sum()).toBe('2 espaços recebem 125 pessoas em coquetel');
    expect(layout('Coquetel').checked).toBe(true);
    expect(guests().value).toBe('125');
  });

  test('is updated without a new history entry; other parameters stay', async () => {
    window.history.replaceState({ key: 'kept' }, '', '/detalhes-eventos?utm_source=carta#capacidades');
    const entries = window.history.length;
    const { user } = renderIn('pt', finder);
    await user.click(layout('Coquetel'));
    await waitFor(() => {
      expect(window.location.search).toBe('?utm_source=carta&montagem=cocktail&convidados=80');
    });
    expect(window.location.hash).toBe('#capacidades');
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  test('is not updated after a navigation', async () => {
    jest.useFakeTimers();
    const { unmount } = renderIn('pt', finder);
    fireEvent.click(layout('Coquetel'));
    unmount();
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    expect(window.location.search).toBe('');
  });

  test('sets the question when the visitor goes back', () => {
    renderIn('pt', finder);
    window.history.pushState(null, '', '/detalhes-eventos?montagem=auditorium&convidados=100');
    fireEvent.popState(window);
    expect(sum()).toBe('2 espaços recebem 100 pessoas em auditório');
  });
});
