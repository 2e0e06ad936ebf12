/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { JustifiedRows, placesOf } from './JustifiedRows';

const pictures = ['praia', 'piscina', 'varanda', 'jardim'].map((name) => pictureOf(name));
const landscapes = (count: number): number[] => Array.from({ length: count }, () => 1.5);

test('renders a list of pictures with captions', () => {
  renderIn('pt', <JustifiedRows pictures={pictures} label="O resort" />);
  const items = within(screen.getByRole('list', { name: 'O resort' })).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(within(items[0] ?? document.body).getByRole('img', { name: 'Vê-se praia' })).toBeTruthy();
  expect(screen.getByText('Legenda de jardim')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the sixth picture takes the full width, then one in seven', () => {
  const places = placesOf(landscapes(22));
  expect(places.flatMap((place, index) => (place === 'fullWidth' ? [index] : []))).toEqual([5, 12, 19]);
});

test.each([
  ['is too tall', [...landscapes(5), 0.8, 1.5, 1.5]],
  ['would leave one picture alone after it', landscapes(7)],
])('one that %s does not', (_, ratios) => {
  expect(placesOf(ratios)).not.toContain('fullWidth');
});

test('rows of two come before rows of three', () => {
  expect(placesOf(landscapes(5))).toEqual(['pair', 'pair', 'lead', 'third', 'third']);
  expect(placesOf(landscapes(4))).toEqual(['pair', 'pair', 'pair', 'pair']);
});

test('a list that grows by portions keeps the places of those that it has', () => {
  const places = placesOf(landscapes(28), 12);
  for (const shown of [12, 24]) expect(placesOf(landscapes(shown), 12)).toEqual(places.slice(0, shown));
});
