/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { pageOfLayout } from '../../../tests/support/fixtures/pageOfLayout';
import { Chosen } from '../../../tests/support/fixtures/rooms';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { PageContext } from '../../hooks/usePage';
import { StayCard } from './StayCard';

const rules = {
  tourismTax: 4.25,
  parking: 61,
  rules: [
    { slug: 'tourism-tax', role: 'tourismTax' as const, title: 'Taxa de turismo: R$ 4,25 por dia', text: 'Por apartamento, cobrada pelo hotel.' },
    { slug: 'parking', role: 'parking' as const, title: 'Estacionamento: R$ 61,00 por dia', text: 'Por veículo.' },
    { slug: 'payment', role: 'payment' as const, title: 'Pagamento antecipado', text: 'O valor total é pago antes da chegada.' },
  ],
};
const room = { name: 'Luxo', occupancy: { max: 3 } };
const card = <StayCard room={room} rules={rules} />;
const tonight = { stay: { checkIn: '2027-03-07', checkOut: '2027-03-08' }, party: { adults: 2, children: [] } };
const chosen = (stay: Parameters<typeof Chosen>[0]['stay']) => (
  <>
    <Chosen stay={{ ...tonight, ...stay }} />
    {card}
  </>
);

const book = () => screen.getByRole('link', { name: 'Ver disponibilidade' });
const click = (element: HTMLElement) => {
  const event = createEvent.click(element);
  fireEvent(element, event);
  return event;
};

beforeEach(() => {
  // Sunday 23:30 at the hotel
  jest.useFakeTimers({ now: new Date('2027-03-07T23:30:00-03:00') });
});

test('without script it is a plain link to the engine, and hydration matches', async () => {
  jest.useRealTimers();
  const { html, differences } = await hydrateIn('pt', card);
  expect(html).toContain('href="https://engine.example/hotel/4568"');
  expect(differences).toEqual([]);
});

test('starts empty, asks for dates and shows the rule, not a past deadline', () => {
  renderIn('pt', card);
  const stay = screen.getByRole('complementary', { name: 'Reservar Luxo' });
  expect(stay.textContent).not.toMatch(/\d{2}\/\d{2}\/\d{4}|já passou/);
  expect(stay.textContent).toMatch(/90% de volta até 72\sh antes/);
  expect(book().getAttribute('href')).toBe('https://engine.example/hotel/4568');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Check-in' }).value).toBe('');
  expect(click(book()).defaultPrevented).toBe(true);
});

test('tonight can be chosen, and exactly that is sent to the engine', () => {
  renderIn('pt', chosen({}));
  const stay = screen.getByRole('complementary', { name: 'Reservar Luxo' });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Check-in' }).value).toBe('07/03/2027');
  expect(stay.textContent).toContain('1 noite, dom–seg');
  // no refund is promised above a deadline that has passed
  expect(stay.textContent).toContain('já passou');
  expect(stay.textContent).not.toContain('de volta até');
  expect(book().getAttribute('href')).toBe('https://engine.example/hotel/4568?CheckIn=07032027&CheckOut=08032027&ad=2');
});

test.each([
  ['pt', 'Cancelando até quarta-feira, # devolvemos 90% do total pago. Ainda há 9 dias.', ['17/03/2027, às 15h,', '17 de março de 2027, às 15 horas,']],
  ['en', 'Cancel by Wednesday, # and we refund 90% of the total paid. 9 days left.', ['17/03/2027, 3 pm,', '17 March 2027, 3 pm,']],
  ['fr', 'Si vous annulez avant le mercredi # nous remboursons 90 % du total payé. Il reste 9 jours.', ['17/03/2027 à 15 h,', '17 mars 2027 à 15 heures,']],
] as const)('shows and says in %s until when a cancellation is refunded, 72 hours before check-in, and how long that still is', (language, copy, moments) => {
  renderIn(language, chosen({ stay: { checkIn: '2027-03-20', checkOut: '2027-03-22' } }));
  expect(screen.queryByText(/72 h/)).toBeNull();
  for (const moment of moments) expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === copy.replace('#', moment))).toBeTruthy();
});

test('says so if the room is for fewer people, aloud once the guest changes the number', () => {
  renderIn('pt', chosen({ party: { adults: 3, children: [7] } }));
  const spoken = () =>
    [...document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"]')].map((region) => region.textContent).filter(Boolean);
  expect(screen.getByText('Esta acomodação recebe até 3 pessoas.')).toBeTruthy();
  expect(spoken()).toEqual([]);
  click(screen.getByRole('button', { name: 'Aumentar pessoas' }));
  expect(spoken()).toEqual(['5. Esta acomodação recebe até 3 pessoas.']);
  click(screen.getByRole('button', { name: 'Diminuir pessoas' }));
  click(screen.getByRole('button', { name: 'Diminuir pessoas' }));
  expect(screen.queryByText('Esta acomodação recebe até 3 pessoas.')).toBeNull();
  expect(book().getAttribute('href')).toMatch(/&ad=3$/);
});

test('announces nothing of the stay by itself: it describes the fields, which are not invalid before a try', () => {
  renderIn('pt', chosen({}));
  const fields = screen.getAllByRole('combobox');
  const description = (field: Element) =>
    field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(fields.map(description)).toEqual([
    ['domingo, a\u00a0partir\u00a0das\u00a015 horas', 'Escolha no calendário: a data não se digita.'],
    ['segunda-feira, até\u00a0as\u00a012 horas', '1 noite, domingo a segunda', 'Escolha no calendário: a data não se digita.'],
  ]);
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'false']);
  expect(document.querySelectorAll('[aria-live]:not(:empty, [aria-live="off"])')).toHaveLength(0);
});

test('with a missing date it sends nothing, asks for it and focuses it', () => {
  renderIn('pt', chosen({ stay: { checkIn: '2027-03-09', checkOut: null } }));
  const event = click(book());
  expect(event.defaultPrevented).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Por favor, selecione as datas de check-in e check-out.');
  jest.advanceTimersByTime(100);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Check-out' }));
  expect(within(screen.getByRole('complementary')).getByRole('combobox', { name: 'Check-out' }).getAttribute('aria-invalid')).toBe('true');
});

describe('where stays are restricted', () => {
  const newYear = { from: '2027-03-07', to: '2027-03-09', minNights: 5, closed: null, rooms: null, note: 'Ano-Novo' };
  const restricted = (stay: { checkIn: string; checkOut: string }) => (
    <PageContext value={{ ...pageOfLayout, stayRules: { ...pageOfLayout.stayRules, restrictions: [newYear] } }}>{chosen({ stay })}</PageContext>
  );
  const text = 'Para quem chega neste dia, no mínimo 5 noites: Ano-Novo.';

  test('a stay that is too short is not sent, and the card says why', () => {
    renderIn('pt', restricted({ checkIn: '2027-03-08', checkOut: '2027-03-10' }));
    expect(book().getAttribute('href')).toBe('https://engine.example/hotel/4568');
    expect(screen.getByText(text)).toBeTruthy();
    expect(click(book()).defaultPrevented).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.activeElement).toBe(screen.getByLabelText('Check-in'));
  });

  test('a stay that is long enough is sent as ever, and the minimum is said', () => {
    renderIn('pt', restricted({ checkIn: '2027-03-08', checkOut: '2027-03-13' }));
    expect(book().getAttribute('href')).toBe('https://engine.example/hotel/4568?CheckIn=08032027&CheckOut=13032027&ad=2');
    expect(screen.getByText(text)).toBeTruthy();
    expect(click(book()).defaultPrevented).toBe(false);
  });
});

test('the terms of cancellation are those of the day on which one books, not of the stay', () => {
  const cancellation = [
    { bookedFrom: null, hours: 72, refund: 90 },
    { bookedFrom: '2027-03-08', hours: 48, refund: 80 },
  ];
  const refund = () => screen.getByText(/^Cancelando até/, { ignore: '.sr-only' }).textContent.replace(/\s/g, ' ');
  const view = (
    <PageContext value={{ ...pageOfLayout, stayRules: { ...pageOfLayout.stayRules, cancellation } }}>
      {chosen({ stay: { checkIn: '2027-03-20', checkOut: '2027-03-22' } })}
    </PageContext>
  );
  const { unmount } = renderIn('pt', view);
  expect(refund()).toContain('quarta-feira, 17/03/2027, às 15h, devolvemos 90%');
  unmount();
  jest.setSystemTime(new Date('2027-03-08T00:00:00-03:00'));
  renderIn('pt', view);
  expect(refund()).toContain('quinta-feira, 18/03/2027, às 15h, devolvemos 80%');
});

describe('what is charged separately', () => {
  const list = () => screen.getByRole('list', { name: /^Cobrados à parte/ });
  const lines = () =>
    within(list())
      .getAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent.replace(/\s/g, ' ')));

  test('stands in separate lines, with their rules; the amounts once dates are chosen, never added up', () => {
    const { unmount } = renderIn('pt', chosen({ stay: { checkIn: null, checkOut: null } }));
    expect(lines()).toEqual([
      ['Taxa de turismo: R$ 4,25 por dia', 'Por apartamento, cobrada pelo hotel.'],
      ['Estacionamento: R$ 61,00 por dia', 'Por veículo.'],
    ]);
    unmount();
    renderIn('pt', chosen({ stay: { checkIn: '2027-03-20', checkOut: '2027-03-23' } }));
    expect(lines()).toEqual([
      ['Taxa de turismo: R$ 4,25 por dia', 'Por apartamento, cobrada pelo hotel.', 'R$ 12,75'],
      ['Estacionamento: R$ 61,00 por dia', 'Por veículo.', 'R$ 183,00'],
    ]);
    expect(screen.getByText('3 diárias')).toBeTruthy();
    expect(document.body.textContent).not.toContain('195,75');
  });

  test('a charge that the hotel has not is not there, nor the list without any', () => {
    const { unmount } = renderIn('pt', <StayCard room={room} rules={{ ...rules, parking: null }} />);
    expect(lines()).toHaveLength(1);
    unmount();
    renderIn('pt', <StayCard room={room} rules={{ ...rules, parking: null, tourismTax: null }} />);
    expect(screen.queryByText('Cobrados à parte')).toBeNull();
  });
});
