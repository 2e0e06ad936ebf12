import type { LoadedPage, PageLoader } from '../../../src/loading/gatsbySite';
import { makePatient } from '../../../src/loading/makePatient';

const page: LoadedPage = { page: { webpackCompilationHash: 'a' } };
const error: LoadedPage = { status: 'error' };

/** Gatsby’s loader: answers one after the other, and remembers each for its address. */
function patient(...answers: (LoadedPage | undefined | Error)[]) {
  const asked: string[] = [];
  const known = new Map<string, LoadedPage | undefined>();
  const loader: PageLoader = {
    loadPage: (path) => {
      if (known.has(path)) return Promise.resolve(known.get(path));
      asked.push(path);
      const answer = answers.shift();
      if (answer instanceof Error) return Promise.reject(answer);
      known.set(path, answer);
      return Promise.resolve(answer);
    },
    loadPageSync: (path) => known.get(path),
    enqueue: () => ({ abort: () => undefined }),
  };
  makePatient(loader);
  return { loader, asked };
}

async function load({ loader }: { loader: PageLoader }, path = '/resort'): Promise<LoadedPage | undefined> {
  const loading = loader.loadPage(path);
  await jest.advanceTimersByTimeAsync(1050);
  return loading;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that comes is asked for once', async () => {
  const site = patient(page);
  await expect(load(site)).resolves.toBe(page);
  expect(site.asked).toEqual(['/resort']);
});

test.each([
  ['fails', error],
  ['does not exist for the loader', undefined],
  ['needs a script that this build does not know', new Error('We couldn’t find the correct component chunk')],
])('a page that at first %s is asked for again under another address, and kept under its own', async (_what, failure) => {
  const site = patient(failure, page);
  await expect(load(site)).resolves.toBe(page);
  expect(site.asked).toEqual(['/resort', '/resort?again=1']);
  expect(site.loader.loadPageSync('/resort')).toBe(page);
  await expect(site.loader.loadPage('/resort')).resolves.toBe(page);
  expect(site.asked).toHaveLength(2);
});

test('the waits are 350 and 700 ms', async () => {
  const site = patient(error, error, error);
  void site.loader.loadPage('/resort');
  const counts: number[] = [];
  for (const wait of [349, 1, 699, 1]) {
    await jest.advanceTimersByTimeAsync(wait);
    counts.push(site.asked.length);
  }
  expect(counts).toEqual([1, 2, 2, 3]);
});

test('after the third failure the answer is an error, never a rejection; the next time it is asked for at new addresses', async () => {
  const site = patient(new Error('gone'), new Error('gone'), new Error('gone'), error, error, page);
  await expect(load(site)).resolves.toEqual(error);
  await expect(load(site)).resolves.toBe(page);
  expect(site.asked).toEqual(['/resort', '/resort?again=1', '/resort?again=2', '/resort', '/resort?again=3', '/resort?again=4']);
});

test('a query of the page stays', async () => {
  const site = patient(error, page);
  await load(site, '/eventos?tipo=social');
  expect(site.asked).toEqual(['/eventos?tipo=social', '/eventos?tipo=social&again=1']);
});
