/** @jest-environment jsdom */
import type * as StayStore from './stayStore';

const stay = { checkIn: '2027-03-20', checkOut: '2027-03-23' };
const later = { checkIn: '2027-05-01', checkOut: '2027-05-04' };
const party = { adults: 3, children: [7] };

const goTo = (address: string) => window.history.pushState(null, '', address);
const kept = () => sessionStorage.getItem('stay');

/** Opens a document at an address. */
async function open(address: string): Promise<typeof StayStore> {
  jest.resetModules();
  goTo(address);
  return import('./stayStore');
}

beforeEach(() => sessionStorage.clear());

test('nothing is known at first, and nothing is stored', async () => {
  const { stayStore } = await open('/');
  expect(stayStore.read()).toEqual({ stay: null, party: null });
  expect(kept()).toBeNull();
});

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
