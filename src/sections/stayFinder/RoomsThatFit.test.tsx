/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { offersIn } from '../../../tests/support/fixtures/hotelOffers';
import { pictureOf } from '../../../tests/support/content/pictures';
import { changeStay } from '../../browser/stayStore';
import { StayFinderSection } from './StayFinderSection';

const room = (slug: string, name: string, area: number, max: number, code: string | null = null) => ({
  slug,
  name,
  code,
  area,
  connectable: null,
  occupancy: { min: 1, max },
  cover: pictureOf(slug),
});
const rooms = [
  room('standard', 'Standard', 25, 2),
  room('luxo', 'Luxo', 27, 3, 'LX'),
  room('suiteMasterII', 'Suíte Master II', 110, 4),
  room('chale', 'Chalé', 115, 6),
];
const plan = offersIn('pt').filter(({ slug }) => slug === 'family-plan');
const section = { slug: 'para-quem', title: 'Encontre sua estadia', lead: null, text: [], items: [], path: null, action: null };
const view = <StayFinderSection section={section} rooms={rooms} offers={plan} first="rooms" />;
const at = (address: string) => window.history.replaceState(null, '', address);
const inOneRoom = () => within(screen.getByRole('region', { name: /^(Num quarto só|In one room)$/ }));

beforeEach(() => {
  mockIntersectionObserver('near');
  at('/acomodacoes');
  // booking links have the guest's dates
  changeStay({ stay: { checkIn: '2030-01-10', checkOut: '2030-01-12' }, party: null });
});

test('for children of 7 and 11 in the address it shows which rooms fit, which are needed twice and by what rule', async () => {
  at('/acomodacoes?adultos=2&criancas=7,11');
  renderIn('pt', view);
  expect(await screen.findByText(/^2 acomodações recebem todos num quarto só\. /, { selector: 'span' })).toBeTruthy();
  const two = within(screen.getByRole('region', { name: 'Em dois quartos' }));
  expect(two.getByText('Standard (até 2 em cada), Luxo (até 3 em cada).')).toBeTruthy();
  expect(
    two
      .getByText(/Family Plan/)
      .closest('p')
      ?.textContent.replaceAll('\u00a0', ' '),
  ).toBe('Family Plan, 50% no segundo quarto, para duas crianças de até 12 anos.');
  const message = new URL(screen.getByRole('link', { name: 'Combinar os quartos por WhatsApp' }).getAttribute('href') ?? '').searchParams.get('text');
  expect(message).toBe('Olá. Somos 2 adultos, 2 crianças (7 anos, 11 anos). Que quartos vocês sugerem?');
});

test('adults and children are entered by keyboard, the address follows, and a link compares the rooms that fit', async () => {
  const { user } = renderIn('pt', view);
  const add = await screen.findByRole('button', { name: 'Adicionar criança' });
  act(() => add.focus());
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Criança 1' }), '10 anos');
  expect(window.location.search).toContain('adultos=2&criancas=10');
  expect(inOneRoom().getByText(/^Uma criança de até 10 anos não paga no quarto dos pais/)).toBeTruthy();
  const compare = inOneRoom().getByRole('link', { name: 'Comparar lado a lado' }).getAttribute('href');
  expect(compare).toMatch(/^\/acomodacoes\?.*criancas=10.*comparar=luxo,suiteMasterII,chale#comparar$/);
});

test('a child that is added or removed is announced, and the focus stays', async () => {
  at('/acomodacoes?adultos=2');
  const { user } = renderIn('pt', view);
  const add = await screen.findByRole('button', { name: 'Adicionar criança' });
  await user.click(add);
  expect(screen.getByText('2 adultos, uma criança (8 anos)')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Criança 1' }), '10 anos');
  await user.click(screen.getByRole('button', { name: 'Remover a criança 1' }));
  expect(document.activeElement).toBe(add);
  expect(screen.getByText('2 adultos', { selector: '[role="status"]' })).toBeTruthy();
});

test('booking links have the number of people', async () => {
  at('/acomodacoes?adultos=2&criancas=7');
  renderIn('en', view);
  await screen.findByRole('combobox', { name: 'Child 1' });
  const link = inOneRoom().getByRole('link', { name: 'Book Luxo' });
  expect(link.getAttribute('href')).toBe('https://engine.example/hotel/4568?CheckIn=10012030&CheckOut=12012030&ad=3');
});

test('if nothing fits, there is a link to ask the hotel', async () => {
  at('/acomodacoes?adultos=9');
  renderIn('fr', view);
  const ask = within(await screen.findByRole('region', { name: 'Deux chambres ne suffiraient pas' }));
  expect(ask.getByText('Standard (jusqu’à 2), Luxo (jusqu’à 3), Suíte Master II (jusqu’à 4).')).toBeTruthy();
  expect(screen.getByText(/^\s*Aucune de nos chambres n’accueille 9 personnes/, { selector: 'span' })).toBeTruthy();
});
