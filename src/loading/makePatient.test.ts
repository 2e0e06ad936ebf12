import type { LoadedPage } from './gatsbySite';
import { type Loader, makePatient } from './makePatient';

const page: LoadedPage = { page: { path: '/', webpackCompilationHash: 'a' } };
const error = { status: 'error' } as const;

/** As Gatsby’s loader does, this one keeps for good what was answered, failures too. */
class KeepingLoader implements Loader {
  readonly pageDb = new Map<string, LoadedPage>();
  readonly pageDataDb = new Map<string, { status: string }>();
  /** Moments of what was asked of the network. */
  readonly asked: number[] = [];
  constructor(readonly answers: (LoadedPage | undefined | Error)[]) {}
  loadPage(path: string): Promise<LoadedPage | undefined> {
    const kept = this.pageDb.get(path) ?? (this.pageDataDb.has(path) ? error : undefined);
    if (kept) return Promise.resolve(kept);
    this.asked.push(Date.now());
    const answer = this.answers.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === error) this.pageDataDb.set(path, error);
    else if (answer) this.pageDb.set(path, answer);
    return Promise.resolve(answer);
  }
}

/** Patience is given to the class, before there is a loader. */
function patient(...answers: (LoadedPage | undefined | Error)[]): KeepingLoader {
  class PatientLoader extends KeepingLoader {}
  makePatient(PatientLoader.prototype);
  return new PatientLoader(answers);
}

async function load(loader: KeepingLoader): Promise<LoadedPage | undefined> {
  const loading = loader.loadPage('/resort');
  await jest.advanceTimersByTimeAsync(1050);
  return loading;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that comes is asked for once, and kept', async () => {
  const loader = patient(page);
  await expect(load(loader)).resolves.toBe(page);
  await expect(load(loader)).resolves.toBe(page);
  expect(loader.asked).toHaveLength(1);
});

test.each([
  ['fails', error],
  ['is not answered', undefined],
  ['needs a script that this build does not know', new Error('We couldn’t find the correct component chunk')],
])('a page that at first %s is asked for again', async (_what, failure) => {
  const loader = patient(failure, page);
  await expect(load(loader)).resolves.toBe(page);
  expect(loader.asked).toHaveLength(2);
});

test('the waits are 350 and 700 ms, and the answer in the end is an error, never a rejection', async () => {
  const loader = patient(error, undefined, new Error('gone'));
  await expect(load(loader)).resolves.toEqual(error);
  expect(loader.asked.map((moment) => moment - (loader.asked[0] ?? 0))).toEqual([0, 350, 1050]);
});

test('a failure is not kept: the next time the page is asked for at once', async () => {
  const loader = patient(error, error, error, page);
  await expect(load(loader)).resolves.toEqual(error);
  await expect(loader.loadPage('/resort')).resolves.toBe(page);
});

test('pages that have come stay when another one fails', async () => {
  const loader = patient(error, error, error);
  loader.pageDb.set('/galeria', page);
  await load(loader);
  expect([...loader.pageDb.keys()]).toEqual(['/galeria']);
});
