/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { RoomInside } from './RoomInside';

const drawing = pictureOf('planta');
const planPicture = { ...drawing, file: { ...drawing.file, publicURL: '/static/planta.png' } };
const given = { name: 'Jardim', amenities: null, planPicture: null, plan: null };
const bath = { title: 'No banheiro', items: ['Secador', 'Roupão'] };

test('a room of which neither is given has no section', () => {
  expect(renderIn('pt', <RoomInside room={given} />).container.textContent).toBe('');
  expect(renderIn('pt', <RoomInside room={{ ...given, amenities: [] }} />).container.textContent).toBe('');
});

test('what is in it stands in groups, with its plan, which opens large and as a PDF', () => {
  renderIn('pt', <RoomInside room={{ ...given, amenities: [bath], planPicture, plan: { base: 'jardim.pdf', size: '1,2 MB' } }} />);
  expect(screen.getByRole('region', { name: 'O que há no quarto' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'No banheiro' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(bath.items);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/static/planta.png', '/arquivos/jardim.pdf']);
  expect(document.querySelector('details')).toBeNull();
});

test('a plan alone has a heading of its own', () => {
  renderIn('pt', <RoomInside room={{ ...given, planPicture }} />);
  expect(screen.getByRole('region', { name: 'Planta' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('of very much each group is behind a line', () => {
  const items = Array.from({ length: 30 }, (_, index) => `Coisa ${index}`);
  renderIn('pt', <RoomInside room={{ ...given, amenities: [bath, { title: 'Para trabalhar', items }, { title: 'Na varanda', items }] }} />);
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['No banheiro 2', 'Para trabalhar 30', 'Na varanda 30']);
});
