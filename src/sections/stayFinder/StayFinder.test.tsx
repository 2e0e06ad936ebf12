/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { offersIn } from '../../../tests/support/fixtures/hotelOffers';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import type { Language } from '../../site';
import { StayFinderSection } from './StayFinderSection';

const section = { slug: 'qual-vale', title: 'Qual vale para você?', lead: 'Diga quando vem.', text: [], items: [], path: null, action: null };
const view = (language: Language) => <StayFinderSection section={section} rooms={[]} offers={offersIn(language)} first="offers" />;
const at = (search: string) => window.history.replaceState(null, '', `/ofertas${search}`);

const sum = () =>
  screen.findByText(/(na sua estadia|to your stay|votre séjour|central de reservas|reservations desk|service réservations)\.$/, {
    selector: 'span',
  });
const group = (name: string) => within(screen.getByRole('region', { name }));
const offersOf = (name: string) =>
  group(name)
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent);
/** The verdict of each rule of an offer. */
const rulesOf = (offer: string) =>
  [...(screen.getByRole('heading', { level: 4, name: offer }).closest('li')?.querySelectorAll('li') ?? [])].map((rule) => [
    rule.querySelector('span')?.textContent.replace(/\s/g, ' '),
    rule.querySelector('p')?.textContent.replace(/\s/g, ' '),
  ]);

beforeEach(() => {
  mockIntersectionObserver('near');
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true });
});

test('the server’s HTML has every offer with its rules and no controls, and hydration matches', async () => {
  mockIntersectionObserver('far');
  at('');
  const { html, differences } = await hydrateIn('pt', view('pt'));
  for (const offer of offersIn('pt'))
    for (const { text } of offer.terms) expect(html.replaceAll('&nbsp;', '\u00a0').toLowerCase()).toContain(text.toLowerCase());
  expect(html).not.toMatch(/<(button|select|input)/);
  expect(differences).toEqual([]);
});

test('without a stay, only the fields, and a line that says so', async () => {
  at('');
  renderIn('pt', view('pt'));
  await screen.findByRole('combobox', { name: 'Alguém com 70 anos ou mais?' });
  expect(screen.getByText('Diga quem vem e quando: os quartos e as ofertas para vocês aparecem aqui.')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContainEqual(expect.stringContaining('central de reservas'));
});

test('what is entered by keyboard changes the answer and the address', async () => {
  at('');
  const { user } = renderIn('fr', view('fr'));
  expect(await screen.findByRole('combobox', { name: 'Quelqu’un de 70 ans ou plus ?' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quelqu’un de 70 ans ou plus ?' }), 'Oui');
  expect(rulesOf('Âge d’or')[2]).toEqual(['50 % de réduction, soins du spa', 'Valable.']);
  act(() => screen.getByRole('button', { name: 'Une chambre de plus' }).focus());
  await user.keyboard('{Enter}');
  expect(window.location.search).toBe('?adultos=2&idade=70&quartos=2');
  expect(screen.queryByRole('link', { name: /^Réserver à ces dates/ })).toBeNull();
});

test('a weekend of two adults: each rule, with why it does not apply', async () => {
  at('?entrada=2026-12-10&saida=2026-12-13&adultos=2&quartos=1');
  renderIn('pt', view('pt'));
  expect((await sum()).textContent).toBe('1 oferta vale na sua estadia.');
  expect(offersOf('Valem na sua estadia')).toEqual(['Weekend off']);
  expect(rulesOf('Weekend off')).toEqual([
    ['40% de desconto, em estadias de quinta a domingo', 'Vale.'],
    ['30% de desconto, em estadias de sexta a domingo', 'Não vale: pede chegada em sextas, no máximo 2 noites.'],
  ]);
  const others = screen.getByText(/^Não se aplicam \(\d\)$/).closest('details');
  expect(others?.open).toBe(false);
  expect(others?.textContent).toContain('Réveillon');
  const book = group('Valem na sua estadia').getByRole('link', { name: /^Reservar nestas datas/ });
  expect(book.getAttribute('href')).toBe('https://engine.example/hotel/4568?CheckIn=10122026&CheckOut=13122026&ad=2');
  expect(screen.getByText(/^Cancelando até segunda-feira, 07\/12\/2026/)).toBeTruthy();
});

test.each([
  ['70', 'Sim'],
  ['72', 'Sim'],
  ['69', 'Não'],
  ['30', 'Não'],
])('an address with the age of %s is answered “%s”, and stays', async (age, answer) => {
  at(`?adultos=2&idade=${age}&quartos=1`);
  renderIn('pt', view('pt'));
  const oldest = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Alguém com 70 anos ou mais?' });
  expect(oldest.selectedOptions[0]?.textContent).toBe(answer);
  expect(window.location.search).toBe(`?adultos=2&idade=${age}&quartos=1`);
});

test('both interpretations of the golden years are listed, the second one as to be confirmed', async () => {
  at('?entrada=2026-12-07&saida=2026-12-11&adultos=2&idade=72');
  renderIn('en', view('en'));
  await sum();
  expect(rulesOf('Golden years')).toEqual([
    ['35% off, Monday to Friday', 'Applies.'],
    ['20% off, at weekends', 'Does not apply: it needs one of these nights: Friday to Sunday.'],
    ['50% off, spa treatments', 'Applies.'],
    ['Special rates from Sunday to Friday', 'Ask us: the reservations desk will confirm.'],
  ]);
});

test('the weather link steps aside over the fields', async () => {
  at('');
  renderIn('pt', view('pt'));
  expect((await screen.findByRole('combobox', { name: 'Alguém com 70 anos ou mais?' })).closest('[data-card]')).not.toBeNull();
});
