import type { Language } from '../site';
import { hasNamespace, i18nOnDemand, loadNamespace, type Namespace } from './namespaces';
import type { NamespaceName } from './namespaceUrl';

// Namespaces are kept while the document is open: each test uses a different pair of namespace and language.

const answer = (text: object): Response => Response.json(text);
const fetchNamespace = jest.fn<Promise<Response>, [address: string, request: { signal: AbortSignal }]>();
const addresses = () => fetchNamespace.mock.calls.map(([address]) => address);
const closeIn = (language: Language, namespace: NamespaceName): string =>
  i18nOnDemand(language).getFixedT(null, [namespace])(`${namespace}:close` as 'calendar:close');

const english = { close: 'Close' };
const portuguese = { close: 'Fechar' };

beforeEach(() => {
  jest.useFakeTimers();
  fetchNamespace.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetchNamespace, configurable: true });
  // fake timers do not replace AbortSignal.timeout
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
});

test('a namespace is fetched once, from its published address', async () => {
  fetchNamespace.mockResolvedValue(answer(english));
  const namespace: Namespace = { name: 'calendar', portuguese };
  await expect(loadNamespace(namespace, 'en')).resolves.toBe(true);
  await expect(loadNamespace(namespace, 'en')).resolves.toBe(true);
  expect(closeIn('en', 'calendar')).toBe('Close');
  expect(addresses()).toEqual(['/locales/en/calendar.json?v=']);
});

test('a Portuguese page does not fetch a namespace that is bundled', async () => {
  await expect(loadNamespace({ name: 'calendar', portuguese }, 'pt')).resolves.toBe(true);
  expect(closeIn('pt', 'calendar')).toBe('Fechar');
  expect(fetchNamespace).not.toHaveBeenCalled();
});

test('after a second Portuguese is shown, until the page’s language arrives', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchNamespace.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const loaded = jest.fn();
  void loadNamespace({ name: 'announcement', portuguese }, 'en').then(loaded);
  await jest.advanceTimersByTimeAsync(999);
  expect(loaded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledWith(true);
  expect(closeIn('en', 'announcement')).toBe('Fechar');
  arrive(answer(english));
  await jest.advanceTimersByTimeAsync(0);
  expect(closeIn('en', 'announcement')).toBe('Close');
});

test.each([
  ['calendar', 'a 404', () => Promise.resolve(new Response('', { status: 404 }))],
  ['announcement', 'no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lightbox', 'a response that is not JSON', () => Promise.resolve(new Response('<!doctype html>'))],
] as const)('%s: after %s it retries, and shows Portuguese after the last attempt', async (name, _what, refuse) => {
  const namespace: Namespace = { name, portuguese };
  fetchNamespace.mockImplementation(refuse);
  void loadNamespace(namespace, 'fr');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(addresses().filter((address) => address === `/locales/fr/${name}.json?v=`)).toHaveLength(6);
  expect(hasNamespace(namespace, 'fr')).toBe(true);
  expect(closeIn('fr', name)).toBe('Fechar');
});

test('a request without a response is aborted after 8 s and retried', async () => {
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

test('if the bundled chunk is gone, Portuguese too is fetched from its published address', async () => {
  const missing: Namespace = { name: 'formMessages', portuguese: () => Promise.reject(new Error('Loading chunk 37 failed.')) };
  fetchNamespace.mockImplementation((address) => (address.startsWith('/locales/pt/') ? Promise.resolve(answer(portuguese)) : Promise.reject(new Error('no'))));
  const loading = loadNamespace(missing, 'en');
  await jest.runAllTimersAsync();
  await expect(loading).resolves.toBe(true);
  expect(closeIn('en', 'formMessages')).toBe('Fechar');
});

test('if nothing loads, it returns false, and the next call tries again', async () => {
  const missing: Namespace = { name: 'formMessages', portuguese: () => Promise.reject(new Error('Loading chunk 37 failed.')) };
  fetchNamespace.mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = loadNamespace(missing, 'fr');
  await jest.runAllTimersAsync();
  await expect(loading).resolves.toBe(false);
  fetchNamespace.mockImplementation(() => Promise.resolve(answer(english)));
  await expect(loadNamespace(missing, 'fr')).resolves.toBe(true);
  expect(closeIn('fr', 'formMessages')).toBe('Close');
});
