/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { plain, renderIn } from '../../../tests/support/renderOffers';
import { OfferTerms } from './OfferTerms';

const conditions = ['O valor “a partir de” é o preço inicial.', 'Taxa de turismo e estacionamento são cobrados à parte.'];

test.each([
  ['pt', 'Condições', 'A partir de R$ 1.086,00'],
  ['en', 'Conditions', 'From R$ 1,086.00'],
  ['fr', 'Conditions', 'À partir de R$ 1 086,00'],
] as const)('in %s the price stands in one region with every condition', (language, heading, price) => {
  renderIn(language, <OfferTerms offer={{ priceFrom: 1086, conditions }} />);
  const region = screen.getByRole('region', { name: heading });
  expect(plain(region.textContent)).toContain(price);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(conditions);
});

test('no price is guessed where content gives none', () => {
  renderIn('pt', <OfferTerms offer={{ priceFrom: null, conditions }} />);
  const region = screen.getByRole('region', { name: 'Condições' });
  expect(region.textContent).not.toMatch(/R\$|A partir de/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
