import type { Language } from '../site';
import { hasNamespace, i18nOnDemand, loadNamespace, type Namespace } from './namespaces';
import type { NamespaceOnDemand } from './namespacesOnDemand';

// Namespaces are kept for as long as the document is open: each test takes one of a language that no other takes.

const answer = (words: object): Response => Response.json(words);
const fetchNamespace = jest.fn<Promise<Response>, [address: string, request: { signal: AbortSignal }]>();
const addresses = () => fetchNamespace.mock.calls.map(([address]) => address);
const closeIn = (language: Language, namespace: NamespaceOnDemand): string =>
  i18nOnDemand(language).getFixedT(null, [namespace])(`${namespace}:close` as 'calendar:close');

const english = { close: 'Close' };
const portuguese = { close: 'Fechar' };

beforeEach(() => {
  jest.useFakeTimers();
  fetchNamespace.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetchNamespace, configurable: true });
  // fake timers do not reach the one of the browser
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
});
afterEach(() => jest.useRealTimers());

test('a namespace is fetched once, from their published address', async () => {
  fetchNamespace.mockResolvedValue(answer(english));
  const namespace: Namespace<'calendar'> = { name: 'calendar', portuguese };
  await expect(loadNamespace(namespace, 'en')).resolves.toBe(true);
  await expect(loadNamespace(namespace, 'en')).resolves.toBe(true);
  expect(closeIn('en', 'calendar')).toBe('Close');
  expect(addresses()).toEqual(['/locales/en/calendar.json?v=']);
});

test('a Portuguese page fetches nothing that came with the part', async () => {
  await expect(loadNamespace({ name: 'calendar', portuguese }, 'pt')).resolves.toBe(true);
  expect(closeIn('pt', 'calendar')).toBe('Fechar');
  expect(fetchNamespace).not.toHaveBeenCalled();
});

test('after a second Portuguese is shown, until the language of the page comes', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchNamespace.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const served = jest.fn();
  void loadNamespace({ name: 'announcement', portuguese }, 'en').then(served);
  await jest.advanceTimersByTimeAsync(999);
  expect(served).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(served).toHaveBeenCalledWith(true);
  expect(closeIn('en', 'announcement')).toBe('Fechar');
  arrive(answer(english));
  await jest.advanceTimersByTimeAsync(0);
  expect(closeIn('en', 'announcement')).toBe('Close');
});

test.each([
  ['calendar', 'a refusal', () => Promise.resolve(new Response('', { status: 404 }))],
  ['announcement', 'no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lightbox', 'an answer that is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
] as const)('%s: %s is tried again, and Portuguese is shown after the last try', async (name, _what, refuse) => {
  const namespace: Namespace<NamespaceOnDemand> = { name, portuguese };
  fetchNamespace.mockImplementation(refuse);
  void loadNamespace(namespace, 'fr');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(addresses().filter((address) => address === `/locales/fr/${name}.json?v=`)).toHaveLength(6);
  expect(hasNamespace(namespace, 'fr')).toBe(true);
  expect(closeIn('fr', name)).toBe('Fechar');
});

test('a read without an answer counts as failed after 8 s, and is tried again', async () => {
  fetchNamespace.mockImplementationOnce(
    (_address, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  fetchNamespace.mockResolvedValueOnce(answer(english));
  void loadNamespace({ name: 'lightbox', portuguese }, 'en');
  await jest.advanceTimersByTimeAsync(8000 + 349);
  expect(fetchNamespace).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(closeIn('en', 'lightbox')).toBe('Close');
});

test('where the bundled file is gone, Portuguese too is read from its published address', async () => {
  const gone: Namespace<'formMessages'> = { name: 'formMessages', portuguese: () => Promise.reject(new Error('Loading chunk 37 failed.')) };
  fetchNamespace.mockImplementation((address) => (address.startsWith('/locales/pt/') ? Promise.resolve(answer(portuguese)) : Promise.reject(new Error('no'))));
  const serving = loadNamespace(gone, 'en');
  await jest.runAllTimersAsync();
  await expect(serving).resolves.toBe(true);
  expect(closeIn('en', 'formMessages')).toBe('Fechar');
});

test('where nothing comes, it says so, and the next time asks afresh', async () => {
  const gone: Namespace<'formMessages'> = { name: 'formMessages', portuguese: () => Promise.reject(new Error('Loading chunk 37 failed.')) };
  fetchNamespace.mockRejectedValue(new TypeError('Failed to fetch'));
  const serving = loadNamespace(gone, 'fr');
  await jest.runAllTimersAsync();
  await expect(serving).resolves.toBe(false);
  fetchNamespace.mockImplementation(() => Promise.resolve(answer(english)));
  await expect(loadNamespace(gone, 'fr')).resolves.toBe(true);
  expect(closeIn('fr', 'formMessages')).toBe('Close');
});
