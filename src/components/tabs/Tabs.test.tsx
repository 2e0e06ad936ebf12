/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabRow } from './TabRow';

const tabs = ['standard', 'premium', 'luxury'].map((slug) => ({ slug, label: slug, panel: <p>Quartos {slug}</p> }));
const view = <TabRow label="Categorias" tabs={tabs} />;

const shown = () => screen.getAllByRole('tabpanel').map(({ id }) => id);
const at = (hash: string) => window.history.replaceState(window.history.state, '', `/acomodacoes?comparar=a,b${hash}`);

beforeEach(() => at(''));

test('the first panel is shown, and every tab is a link to its panel', () => {
  render(view);
  expect(shown()).toEqual(['standard']);
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'))).toEqual(['#standard', '#premium', '#luxury']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('standard');
});

test('a single panel has no tab', () => {
  render(<TabRow label="Categorias" tabs={tabs.slice(0, 1)} all={{ slug: 'todas', label: 'Todas' }} />);
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByText('Quartos standard')).toBeTruthy();
});

test('the hash selects a tab, also when it changes; an unrelated hash keeps the selection', async () => {
  at('#luxury');
  render(view);
  expect(shown()).toEqual(['luxury']);
  await userEvent.click(screen.getByRole('tab', { name: 'premium' }));
  act(() => {
    at('#premium');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(shown()).toEqual(['premium']);
  act(() => {
    at('#comparar');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(shown()).toEqual(['premium']);
});

test('a tab answers again after a link has led to another one, whatever else was rendered since', async () => {
  const user = userEvent.setup();
  const all = { slug: 'todas', label: 'Todas' };
  const { rerender } = render(<TabRow label="Categorias" tabs={tabs} all={all} />);
  await user.click(screen.getByRole('tab', { name: 'luxury' }));
  act(() => {
    at('#todas');
    window.dispatchEvent(new Event('hashchange'));
  });
  rerender(<TabRow label="Categorias" tabs={[...tabs]} all={all} />);
  expect(shown()).toEqual(['standard', 'premium', 'luxury']);
  await user.click(screen.getByRole('tab', { name: 'luxury' }));
  expect(shown()).toEqual(['luxury']);
});

test('one tab stop; arrow keys, Home and End move and select, and the hash follows; the query string stays', async () => {
  const user = userEvent.setup();
  render(view);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['premium']);
  // the page scrolls, and screen readers read on
  await user.keyboard('{ArrowDown}');
  expect(shown()).toEqual(['premium']);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'premium' }));
  expect(window.location.search + window.location.hash).toBe('?comparar=a,b#premium');
  await user.keyboard('{End}');
  expect(shown()).toEqual(['luxury']);
  await user.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['standard']);
  await user.tab();
  expect(screen.queryAllByRole('tab').includes(document.activeElement as HTMLElement)).toBe(false);
});

test('the tab for all is first and initially selected, and shows every panel; the others show their own', async () => {
  const user = userEvent.setup();
  render(<TabRow label="Categorias" tabs={tabs} all={{ slug: 'todas', label: 'Todas' }} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Todas', 'standard', 'premium', 'luxury']);
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe('standard premium luxury');
  expect(shown()).toEqual(['standard', 'premium', 'luxury']);
  await user.click(screen.getByRole('tab', { name: 'premium' }));
  expect(shown()).toEqual(['premium']);
  await user.keyboard('{Home}');
  expect(shown()).toEqual(['standard', 'premium', 'luxury']);
  expect(window.location.hash).toBe('#todas');
});

describe('a hidden panel', () => {
  const hidden = () => tabs.map(({ slug }) => document.getElementById(slug)?.getAttribute('hidden'));
  /** As a browser does before it shows what it has found there. */
  const find = (slug: string) => act(() => void document.getElementById(slug)?.dispatchEvent(new Event('beforematch', { bubbles: true })));

  test('can be searched by Find on page, which opens it; then the others are hidden so', async () => {
    render(view);
    expect(hidden()).toEqual([null, 'until-found', 'until-found']);
    find('luxury');
    expect(shown()).toEqual(['luxury']);
    expect(hidden()).toEqual(['until-found', 'until-found', null]);
    expect(window.location.search + window.location.hash).toBe('?comparar=a,b#luxury');
    await userEvent.click(screen.getByRole('tab', { name: 'premium' }));
    expect(hidden()).toEqual(['until-found', null, 'until-found']);
  });

  test('is opened by a link to something in it, whose hash stays', () => {
    render(view);
    document.querySelector('#luxury p')?.setAttribute('id', 'terrace');
    at('#terrace');
    find('luxury');
    expect(shown()).toEqual(['luxury']);
    expect(window.location.hash).toBe('#terrace');
  });
});

test('the selection is there again when the page is returned to, also under an unrelated hash', () => {
  at('#luxury');
  const { unmount } = render(view);
  act(() => {
    at('#comparar');
    window.dispatchEvent(new Event('hashchange'));
  });
  unmount();
  render(view);
  expect(shown()).toEqual(['luxury']);
});
