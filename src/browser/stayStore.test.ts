/** @jest-environment jsdom */
import type * as StayStore from './stayStore';

const stay = { checkIn: '2027-03-20', checkOut: '2027-03-23' };
const later = { checkIn: '2027-05-01', checkOut: '2027-05-04' };
const party = { adults: 3, children: [7] };

const goTo = (address: string) => window.history.pushState(null, '', address);
const kept = () => sessionStorage.getItem('stay');
const hour = 60 * 60 * 1000;

async function open(address: string): Promise<typeof StayStore> {
  jest.resetModules();
  goTo(address);
  return import('./stayStore');
}

/** Opens a document in a new tab: with local storage only. */
async function openTab(address: string): Promise<typeof StayStore> {
  sessionStorage.clear();
  return open(address);
}

test('what is chosen is kept for the session, also a date that was cleared', async () => {
  const { changeStay } = await open('/');
  changeStay({ stay, party });
  expect((await open('/')).stayStore.read()).toEqual({ stay, party });
  changeStay({ stay: { ...stay, checkIn: null } });
  expect((await open('/')).stayStore.read()).toEqual({ stay: { ...stay, checkIn: null }, party });
});

test('an address takes precedence, for what it names only, and is kept', async () => {
  (await open('/')).changeStay({ stay, party });
  const { stayStore } = await open('/quartos/luxo?entrada=2027-05-01&saida=2027-05-04');
  expect(stayStore.read()).toEqual({ stay: later, party });
  goTo('/');
  expect(stayStore.read()).toEqual({ stay: later, party });
  expect((await open('/')).stayStore.read()).toEqual({ stay: later, party });
});

test('a link within the site counts as an address that is opened', async () => {
  const { stayStore, changeStay } = await open('/');
  changeStay({ stay });
  goTo('/acomodacoes?adultos=2&criancas=7,11');
  expect(stayStore.read()).toEqual({ stay, party: { adults: 2, children: [7, 11] } });
});

test('an address that names dates follows a change, so that a reload does not undo it; others stay as they are', async () => {
  const { stayStore, changeStay } = await open('/quartos/luxo?entrada=2027-03-20&saida=2027-03-23#reservar');
  changeStay({ stay: later, party });
  expect(window.location.search + window.location.hash).toBe('?entrada=2027-05-01&saida=2027-05-04#reservar');
  expect(stayStore.read().stay).toEqual(later);
  goTo('/quartos/master');
  changeStay({ stay });
  expect(window.location.search).toBe('');
});

test('on the way back to an address, what was chosen since stays, and the address names it', async () => {
  const { stayStore, changeStay } = await open('/quartos/luxo?entrada=2027-03-20&saida=2027-03-23');
  const unsubscribe = stayStore.subscribe(() => undefined);
  expect(stayStore.read().stay).toEqual(stay);
  goTo('/quartos/master');
  changeStay({ stay: later });
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await back;
  expect(window.location.href).toMatch(/\/quartos\/luxo\?entrada=2027-05-01&saida=2027-05-04$/);
  expect(stayStore.read().stay).toEqual(later);
  unsubscribe();
});

test('the address of a trip says nothing of the guest’s own stay', async () => {
  const { stayStore, changeStay } = await open('/fr/minha-viagem?entrada=2027-03-20&saida=2027-03-23&adultos=5');
  expect(stayStore.read()).toEqual({ stay: null, party: null });
  changeStay({ stay: later });
  expect(window.location.search).toBe('?entrada=2027-03-20&saida=2027-03-23&adultos=5');
});

test('a new tab starts with the stay that was chosen last, and keeps it when another is chosen elsewhere', async () => {
  (await open('/')).changeStay({ stay, party });
  expect((await openTab('/quartos/luxo')).stayStore.read()).toEqual({ stay, party });
  const own = kept();
  (await openTab('/')).changeStay({ stay: later });
  sessionStorage.setItem('stay', own ?? '');
  expect((await open('/quartos/luxo')).stayStore.read()).toEqual({ stay, party });
});

test('a tab that is used again hands on its own stay', async () => {
  const { stayStore, changeStay } = await open('/');
  const unsubscribe = stayStore.subscribe(() => undefined);
  changeStay({ stay, party });
  (await openTab('/')).changeStay({ stay: later });
  window.dispatchEvent(new Event('focus'));
  expect((await openTab('/quartos/luxo')).stayStore.read()).toEqual({ stay, party });
  unsubscribe();
});

test('a tab without a stay changes none of another when it is used', async () => {
  const { stayStore } = await open('/');
  const unsubscribe = stayStore.subscribe(() => undefined);
  expect(stayStore.read().stay).toBeNull();
  (await openTab('/')).changeStay({ stay });
  window.dispatchEvent(new Event('focus'));
  expect((await openTab('/')).stayStore.read().stay).toEqual(stay);
  unsubscribe();
});

test.each([
  [5, '', stay],
  [7, '', null],
  [7, '?quartos=luxo', stay],
])('%i hours later, with the trip “%s”, a new tab starts with %j', async (hours, trip, expected) => {
  (await open('/')).changeStay({ stay });
  localStorage.setItem('trip', trip);
  const [text, at] = (localStorage.getItem('stay') ?? '').split(' ');
  localStorage.setItem('stay', `${text} ${Number(at) - hours * hour}`);
  expect((await openTab('/')).stayStore.read().stay).toEqual(expected);
});

test.each(['', 'x', '?entrada=2027-03-20&saida=2027-03-23', '?entrada=amanha 99999999999999', '[[[ {'])(
  'nothing is read from “%s” in storage',
  async (text) => {
    localStorage.setItem('stay', text);
    expect((await openTab('/')).stayStore.read().stay?.checkIn ?? null).toBeNull();
  },
);

test('where storage is barred, the stay lasts as long as the page', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('barred', 'SecurityError');
    });
  const { stayStore, changeStay } = await open('/');
  changeStay({ stay });
  expect(stayStore.read().stay).toEqual(stay);
  expect((await open('/')).stayStore.read().stay).toBeNull();
});
