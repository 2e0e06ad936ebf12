/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { offer, plain } from '../../../tests/support/fixtures/offers';
import { Chosen } from '../../../tests/support/fixtures/rooms';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { OfferIntro } from './OfferIntro';

const christmas = { stay: { checkIn: '2026-12-24', checkOut: '2026-12-27' }, party: { adults: 3, children: [] } };

const intro = (changes: Partial<Parameters<typeof OfferIntro>[0]['offer']> = {}) => <OfferIntro offer={{ ...offer, ...changes }} />;
const chosen = (changes?: Parameters<typeof intro>[0]) => (
  <>
    <Chosen stay={christmas} />
    {intro(changes)}
  </>
);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
});

test('without script the button is a plain link to the engine, and hydration matches', async () => {
  jest.useRealTimers();
  const { html, differences } = await hydrateIn('pt', intro());
  expect(html).toContain('href="https://engine.example/hotel/4568"');
  expect(differences).toEqual([]);
});

test('the button of an offer without fixed dates has none; the visitor’s dates are beside it, with a link and the refund deadline', () => {
  const { container } = renderIn('pt', chosen());
  expect(hrefOf('Ver datas de Natal')).toBe('https://engine.example/hotel/4568');
  expect(hrefOf('Reservar nestas datas')).toBe('https://engine.example/hotel/4568?CheckIn=24122026&CheckOut=27122026&ad=3');
  expect(plain(container.textContent)).toContain('Suas datas: de 24/12/2026 a 27/12/2026 (3 noites, qui–dom).');
  expect(plain(container.textContent)).toContain('Cancelando até segunda-feira, 21/12/2026, às 15h, devolvemos 90% do total pago. Ainda há 31 dias.');
});

test('the fixed dates of an offer take precedence over the visitor’s', () => {
  renderIn('pt', chosen({ stay: { checkIn: '2026-12-10', checkOut: '2026-12-13', adults: 2 } }));
  expect(hrefOf('Ver datas de Natal')).toBe('https://engine.example/hotel/4568?CheckIn=10122026&CheckOut=13122026&ad=2');
});

test.each([
  ['pt', 'Ver outras datas'],
  ['en', 'See other dates'],
  ['fr', 'Voir d’autres dates'],
] as const)('once the offer is past, the button is in %s “%s”', (language, text) => {
  renderIn(language, chosen({ lastDay: '2026-07-31' }));
  expect(screen.queryByRole('link', { name: offer.action })).toBeNull();
  expect(hrefOf(text)).toBe('https://engine.example/hotel/4568');
});

test('shows discounts and facts, each with its condition', () => {
  const golden = [
    { percent: 35, text: 'de segunda a sexta' },
    { percent: 20, text: 'nos fins de semana' },
    { percent: null, text: 'tarifas especiais de domingo a sexta' },
  ];
  renderIn('pt', intro({ terms: golden }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'de desconto De segunda a sexta',
    'de desconto Nos fins de semana',
    'Monitores',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['35%', '20%', 'das 9h às 22h']);
});

test('the telephone is a link beside the button; without discounts and facts it stands in their place, as what tells the programme', () => {
  const firstLinks = () =>
    screen
      .getAllByRole('link')
      .slice(0, 2)
      .map(({ textContent }) => textContent);
  const { unmount, container } = renderIn('pt', intro());
  expect(firstLinks()).toEqual(['Ver datas de Natal', 'Ligue para +55 00 0000-0000']);
  expect(container.textContent).not.toContain('central de reservas');
  unmount();
  const { container: bare } = renderIn('pt', intro({ facts: [] }));
  expect(screen.queryByRole('link', { name: /^Ligue para/ })).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('+55 00 0000-0000');
  expect(hrefOf('+55 00 0000-0000')).toBe('tel:+550000000000');
  expect(bare.textContent).toContain('Programação e valores na central de reservas');
});

test('what is over has no button, nor a link for the visitor’s dates', () => {
  renderIn(
    'pt',
    <>
      <Chosen stay={christmas} />
      <OfferIntro offer={offer} over />
    </>,
  );
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('engine'))).toEqual([]);
});

test('the visitor’s dates have no link where the offer asks for more nights', () => {
  const { unmount } = renderIn('pt', chosen({ minNights: 4 }));
  expect(screen.queryByText(/Suas datas/)).toBeNull();
  unmount();
  renderIn('pt', chosen({ minNights: 3 }));
  expect(screen.getAllByText(/Suas datas/)).not.toEqual([]);
});
