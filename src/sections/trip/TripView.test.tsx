/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fillStorage, keptTrip, startWith } from '../../../tests/support/pages/browserTrip';
import { hostileText } from '../../../tests/support/content/hostileText';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { differsOn, renovation, sameAllYear } from '../../../tests/support/fixtures/placeHours';
import { say } from '../../../tests/support/content/messages';
import { changeStay } from '../../browser/stayStore';
import { guestStayFromQuery } from '../../domain/stay/guestStay';
import type { Language } from '../../site';
import { TripView } from './TripView';

const room = (slug: string, name: string, portuguese: string) => ({ slug, name, portuguese, area: 27, occupancy: { min: 1, max: 3 }, cover: pictureOf(slug) });
const album = { pictures: [{ alt: 'Hamac', caption: 'La sieste', portuguese: 'A sesta', file: { name: 'chale-rede' } }] };
const saturdays = { service: 'feijoada', days: ['sat'], opens: '12:00', closes: '16:00' } as const;

const view = (
  <TripView
    rooms={[room('luxo', 'Luxe', 'Luxo'), room('master', 'Master', 'Master')]}
    places={[
      { slug: 'feijoada', name: 'Feijoada', portuguese: 'Feijoada', ...differsOn(renovation), hours: [saturdays] },
      { slug: 'academia', name: 'Salle de sport', portuguese: 'Academia', ...sameAllYear, hours: [] },
    ]}
    albums={[album, album]}
  />
);

/** A text with plain spaces, as queries and WhatsApp have it. */
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ');
const messages = (key: string, values?: Record<string, string>) => plain(say('fr', 'trip', key, values));
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: messages('send.label') });
const sent = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(messages('send.whatsapp')) }).href);
const shownHeadings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

function open(search: string, language: Language = 'fr') {
  window.history.replaceState(null, '', `/fr/minha-viagem${search}`);
  return renderIn(language, view);
}

beforeEach(() => {
  startWith('');
});

const whole = '?entrada=2036-05-10&saida=2036-05-13&adultos=2&criancas=7&quartos=luxo,master&fotos=chale-rede&dia=2036-05-11&lugares=feijoada,academia';
const forReception =
  'Estadia: de 10/05/2036 a 13/05/2036 (3 noites, sáb–ter), 3 pessoas. Quartos: Luxo, Master. Plano para 11/05/2036: Feijoada, Academia. Fotos de que gostei: A sesta.';
test.each([
  [
    'pt',
    `Olá. Estou planejando minha viagem e gostaria de confirmar com vocês:
Estadia: de 10/05/2036 a 13/05/2036 (3 noites, sáb–ter), 3 pessoas
Quartos: Luxe, Master
Plano para 11/05/2036: Feijoada, Salle de sport
Fotos de que gostei: La sieste`,
  ],
  [
    'en',
    `Hello. I am planning my trip and would like to check with you:
Stay: from 10/05/2036 to 13/05/2036 (3 nights, Sat–Tue), 3 people
Rooms: Luxe, Master
Plan for 11/05/2036: Feijoada, Salle de sport
Pictures I liked: La sieste

Para a recepção: hóspede escreve em inglês. ${forReception}`,
  ],
  [
    'fr',
    `Bonjour. Je prépare mon voyage et j’aimerais voir avec vous\u00a0:
Séjour\u00a0: du 10/05/2036 au 13/05/2036 (3 nuits, sam.–mar.), 3 personnes
Chambres\u00a0: Luxe, Master
Programme du 11/05/2036\u00a0: Feijoada, Salle de sport
Photos qui me plaisent\u00a0: La sieste

Para a recepção: hóspede escreve em francês. ${forReception}`,
  ],
] as const)('the message has all of a trip, and for reception in Portuguese, in %s', (language, expected) => {
  open(whole, language);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: say(language, 'trip', 'send.label') }).value).toBe(expected);
});

test('an edited message is kept through a reload and changes of the trip, and is in the link', () => {
  startWith('?quartos=luxo');
  const { unmount } = open('');
  fireEvent.change(message(), { target: { value: `Bonsoir ${hostileText.join(' ')}` } });
  expect(sent().origin + sent().pathname).toBe('https://wa.me/5500000000000');
  expect([...sent().searchParams.keys()]).toEqual(['text']);
  expect(sent().searchParams.get('text')).toMatch(/^Bonsoir <img/);
  unmount();
  open('');
  expect(message().value).toMatch(/^Bonsoir/);
  expect(screen.queryByText(messages('send.changed'))).toBeNull();
  startWith('?quartos=master');
  expect(message().value).toMatch(/^Bonsoir/);
  expect(screen.getByText(messages('send.changed'))).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: messages('send.anew') }));
  expect(message().value).toContain('Chambres\u00a0: Master');
});

test('a shared trip takes precedence over the guest’s own, changes nothing, and can be saved with one button', async () => {
  startWith('?quartos=master');
  const { user } = open('?quartos=luxo,palacio&fotos=chale-rede&espacos=noble-hall&utm_source=carta');
  expect(shownHeadings()).toEqual(['Luxe', 'La sieste']);
  expect(keptTrip().rooms).toEqual(['master']);
  await user.click(screen.getByRole('button', { name: messages('shared.keep') }));
  expect(keptTrip().rooms).toEqual(['master', 'luxo']);
  expect(keptTrip().pictures).toEqual(['chale-rede']);
  expect(window.location.search).toBe('');
  expect(document.activeElement?.textContent).toBe(messages('shared.kept'));
  expect(shownHeadings()).toEqual(['Master', 'Luxe', 'La sieste']);
});

test('a removed item can be restored in place, with focus', async () => {
  startWith('?quartos=luxo,master');
  const { user } = open('');
  await user.click(screen.getByRole('button', { name: `${messages('drop')} Luxe` }));
  expect(keptTrip().rooms).toEqual(['master']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages('undo') }));
  await user.keyboard('{Enter}');
  expect(keptTrip().rooms).toEqual(['master', 'luxo']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: messages('rooms') }));
});

test('a day has opening hours, and closed places cannot be chosen', async () => {
  startWith('?dia=2026-12-26');
  const { user } = open('');
  const plan = within(screen.getByRole('list', { name: messages('day.places') }));
  await user.click(plan.getByRole('checkbox', { name: 'Feijoada de 12 heures à 16 heures' }));
  expect(keptTrip()).toMatchObject({ day: '2026-12-26', places: ['feijoada'] });
  expect(message().value).toContain('Programme du 26/12/2026\u00a0: Feijoada');
  startWith('?dia=2026-12-25');
  expect(plan.getByRole<HTMLInputElement>('checkbox', { name: `Feijoada ${messages('day.closed')}` }).disabled).toBe(true);
  expect(plan.getByRole<HTMLInputElement>('checkbox', { name: /Salle de sport/ }).disabled).toBe(false);
  startWith('?dia=2027-02-06');
  const why = `${messages('day.closed')}, em reforma\u202f; rouvre le 3 avril à midi`;
  expect(plan.getByRole<HTMLInputElement>('checkbox', { name: `Feijoada ${why}` }).disabled).toBe(true);
});

test('before a day is chosen there are no boxes, but for places already saved', async () => {
  startWith('');
  const { user } = open('');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  document.body.innerHTML = '';
  startWith('?lugares=feijoada');
  open('');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /^Feijoada/ }));
  expect(keptTrip().places).toEqual([]);
});

test('the trip shows the stay of the guest, and keeps no copy', () => {
  startWith('?quartos=luxo');
  act(() => changeStay(guestStayFromQuery('?entrada=2036-05-10&saida=2036-05-12&adultos=2')));
  open('');
  expect(message().value).toContain('du 10/05/2036 au 12/05/2036');
  act(() => changeStay(guestStayFromQuery('?entrada=2036-06-10&saida=2036-06-12&adultos=2&criancas=7')));
  expect(message().value).toContain('du 10/06/2036 au 12/06/2036');
  expect(screen.getAllByText(/, 3 personnes$/)).not.toEqual([]);
  expect(screen.getByText(/^Si vous annulez avant le samedi 07\/06\/2036/)).toBeTruthy();
  expect(localStorage.getItem('trip')).toBe('?quartos=luxo');
});

test('the dates and guests of a shared trip are not those of the guest, until it is kept', async () => {
  act(() => changeStay(guestStayFromQuery('?entrada=2036-05-10&saida=2036-05-12&adultos=2')));
  const { user } = open('?entrada=2036-07-10&saida=2036-07-12&adultos=4&quartos=luxo');
  expect(message().value).toContain('du 10/07/2036 au 12/07/2036');
  expect(sessionStorage.getItem('stay')).toBe('?entrada=2036-05-10&saida=2036-05-12&adultos=2');
  await user.click(screen.getByRole('button', { name: messages('shared.keep') }));
  expect(sessionStorage.getItem('stay')).toBe('?entrada=2036-07-10&saida=2036-07-12&adultos=4');
  expect(localStorage.getItem('trip')).toBe('?quartos=luxo');
});

test('if storage is blocked, the page says so and shows the link of the trip', () => {
  open('');
  fillStorage();
  startWith('?quartos=luxo');
  expect(screen.getByText(plain(say('fr', 'common', 'trip.notStored')))).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: messages('send.link') }).value).toMatch(/quartos=luxo$/);
});

test('the server’s HTML reserves the space, and hydration matches', async () => {
  startWith('?quartos=luxo');
  const { html, differences } = await hydrateIn('fr', view);
  expect(html).not.toMatch(/<(?:button|input|h2)/);
  expect(differences).toEqual([]);
});
