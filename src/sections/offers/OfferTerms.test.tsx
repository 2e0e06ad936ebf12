/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { plain } from '../../../tests/support/fixtures/offers';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { OfferTerms } from './OfferTerms';

const never = { annualDay: null };
const conditions = ['O valor “a partir de” é o preço inicial.', 'Taxa de turismo e estacionamento são cobrados à parte.'];

test.each([
  ['pt', 'Condições', 'A partir de R$ 1.086,00'],
  ['en', 'Conditions', 'From R$ 1,086.00'],
  ['fr', 'Conditions', 'À partir de 1 086,00 R$'],
] as const)('in %s the price is in one region with every condition', (language, heading, price) => {
  renderIn(language, <OfferTerms offer={{ name: 'Natal', priceFrom: 1086, conditions, ...never }} />);
  const region = screen.getByRole('region', { name: heading });
  expect(plain(region.textContent)).toContain(price);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(conditions);
});

test('without a price in content there is none', () => {
  renderIn('pt', <OfferTerms offer={{ name: 'Natal', priceFrom: null, conditions, ...never }} />);
  const region = screen.getByRole('region', { name: 'Condições' });
  expect(region.textContent).not.toMatch(/R\$|A partir de/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('what is over has no price', () => {
  renderIn('pt', <OfferTerms offer={{ name: 'Natal', priceFrom: 1086, conditions, ...never }} over />);
  expect(screen.getByRole('region', { name: 'Condições' }).textContent).not.toMatch(/R\$|A partir de R/);
});

test('has a WhatsApp link for questions, in the language of the page', () => {
  renderIn('fr', <OfferTerms offer={{ name: 'Noël', priceFrom: null, conditions, ...never }} />);
  const ask = screen.getByRole('link', { name: /^Écrivez-nous/ });
  expect(plain(new URL(ask.getAttribute('href') ?? '').searchParams.get('text'))).toBe(
    'Bonjour. Je voudrais connaître les dates, le programme et les tarifs : Noël.',
  );
});

test('the way to the finder is not there for what has one day of the year', () => {
  const terms = (annualDay: { month: number } | null) => <OfferTerms offer={{ name: 'Natal', priceFrom: null, conditions, annualDay }} />;
  const { unmount } = renderIn('pt', terms(null));
  expect(screen.getByRole('link', { name: 'Ver se vale na sua estadia' })).toBeTruthy();
  unmount();
  renderIn('pt', terms({ month: 12 }));
  expect(screen.queryByRole('link', { name: 'Ver se vale na sua estadia' })).toBeNull();
});

test('the weather link steps aside over them', () => {
  renderIn('pt', <OfferTerms offer={{ name: 'Natal', priceFrom: null, conditions, ...never }} />);
  expect(screen.getByRole('list').closest('[data-card]')).not.toBeNull();
});
