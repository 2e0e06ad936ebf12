import type { OtherChange } from '../../../src/content/mergeVersions';
import { contentFormat } from '../form/contentFormat';
import type { GitHubClient } from './internals';
import { type Backend, guard, historyOfService, readableError } from './publishedBackend';
import { showAfterSaving } from './saving';
import { askToMerge } from './SavedElsewhere';

jest.mock('decap-cms-core/dist/esm/actions/entries', () => ({}));
jest.mock('decap-cms-core/dist/esm/redux', () => ({ store: {} }));
jest.mock('decap-cms-core/dist/esm/routing/history', () => ({ history: {} }));
jest.mock('./saving', () => ({ showAfterSaving: jest.fn() }));
jest.mock('./SavedElsewhere', () => ({ askToMerge: jest.fn() }));

const path = 'content/offers/natal.json';
const slug = 'natal';
const original = contentFormat.toFile({ $schema: '../.schema/Offer.json', slug, name: { pt: 'Natal', en: 'Christmas', fr: 'Noël' } });
const named = (language: 'pt' | 'en', copy: string, text = original): string =>
  text.replace(new RegExp(`("name": \\{[^}]*"${language}": ")[^"]*`), `$1${copy}`);

/** A Git provider with one file, and perhaps a draft of it. */
class Provider implements Backend {
  api: Partial<GitHubClient> | null = null;
  published = original;
  /** Of the answer for a file that is not there. */
  status = 404;
  draft: string | undefined;
  began = original;
  openPullRequests: { readonly labels?: readonly object[] }[] = [];
  readonly labelled = jest.fn<Promise<unknown>, [object, string]>(() => Promise.resolve());
  readonly branches: string[] = [];

  // as GitHub's does
  getEntry = (file: string) => Promise.resolve({ data: file === path ? this.published : '' });
  unpublishedEntryDataFile = (_collection: string, _slug: string, file: string) =>
    file !== path || this.draft === undefined ? Promise.reject(Object.assign(new Error('no draft'), { status: 404 })) : Promise.resolve(this.draft);
  persistEntry = jest.fn<Promise<unknown>, Parameters<Backend['persistEntry']>>(async ({ dataFiles }, { useWorkflow, unpublished }) => {
    const [{ raw } = { raw: '' }] = dataFiles;
    if (useWorkflow && !unpublished) await this.api?.createBranch?.('cms/offers/natal', 'commit');
    if (useWorkflow) {
      this.draft = raw;
      if (!unpublished) this.openPullRequests = [{ labels: [{}] }];
    } else this.published = raw;
  });
  publishUnpublishedEntry: () => Promise<unknown> = () => this.api?.forceMergePR?.({}) ?? Promise.resolve();

  signIn(): void {
    this.api = {
      branch: 'main',
      getHeadReference: (branch) => Promise.resolve(`hotel:${branch}`),
      getDifferences: () => Promise.resolve({ merge_base_commit: { sha: 'began' } }),
      readFile: (file, _sha, { branch }) =>
        file === path
          ? Promise.resolve(branch === 'began' ? this.began : this.published)
          : Promise.reject(Object.assign(new Error('Not Found'), { status: this.status })),
      getPullRequests: () => Promise.resolve(this.openPullRequests),
      setPullRequestStatus: this.labelled,
      createBranch: (name) => Promise.resolve(this.branches.push(name)),
      forceMergePR: () => {
        this.published = 'forced';
        return Promise.resolve();
      },
    };
  }
}

let provider: Provider;
let agrees = true;
let questions: (readonly OtherChange[])[] = [];
const workflow = { collectionName: 'offers', useWorkflow: true };
const openDraft = () => (provider as Backend).unpublishedEntryDataFile?.('offers', slug, path, null);
const save = (raw: string, options: object) => provider.persistEntry({ dataFiles: [{ path, slug, raw }] }, options);

beforeEach(() => {
  agrees = true;
  questions = [];
  jest.mocked(askToMerge).mockImplementation((_, changes) => {
    questions.push(changes);
    return Promise.resolve(agrees);
  });
  provider = new Provider();
  guard(provider);
  provider.signIn();
});

describe('two people who save two languages of one offer', () => {
  const mine = named('pt', 'Meu');
  const both = named('en', 'Theirs', mine);

  test('without a workflow: the second sees what the first has saved, and merges it', async () => {
    await provider.getEntry(path);
    provider.published = named('en', 'Theirs');
    await save(mine, {});
    expect(questions).toEqual([[expect.objectContaining({ field: 'name.en', theirs: 'Theirs' })]]);
    expect(provider.published).toBe(both);
    expect(showAfterSaving).toHaveBeenCalledWith(path, both);
  });

  test('the second, who does not want to, saves nothing', async () => {
    await provider.getEntry(path);
    provider.published = named('en', 'Theirs');
    agrees = false;
    await expect(save(mine, {})).rejects.toThrow('nada foi gravado. O que você digitou continua no formulário.');
    expect(provider.published).toBe(named('en', 'Theirs'));
  });

  test('in one draft', async () => {
    provider.draft = original;
    provider.openPullRequests = [{}];
    await openDraft();
    provider.draft = named('en', 'Theirs');
    await save(mine, { ...workflow, unpublished: true });
    expect(provider.draft).toBe(both);
  });

  test('in a draft, after the other was published', async () => {
    provider.draft = mine;
    provider.openPullRequests = [{}];
    await openDraft();
    provider.published = named('en', 'Theirs');
    await save(named('pt', 'Meu de novo'), { ...workflow, unpublished: true });
    expect(provider.draft).toBe(named('en', 'Theirs', named('pt', 'Meu de novo')));
  });

  test('in two drafts: the second does not replace the first', async () => {
    await provider.getEntry(path);
    provider.openPullRequests = [{}];
    await expect(save(mine, workflow)).rejects.toThrow(/já há um rascunho disto.*continua nesta página/);
    expect(provider.branches).toEqual([]);
  });
});

test('whoever saves alone is not asked, not even twice', async () => {
  await provider.getEntry(path);
  await save(named('pt', 'Um'), workflow);
  await save(named('pt', 'Dois'), { ...workflow, unpublished: true });
  expect(provider.draft).toBe(named('pt', 'Dois'));
  expect(questions).toEqual([]);
});

test('the history reads a file as its form opens it: the draft, else what is published', async () => {
  expect(await historyOfService()?.saved(path)).toBe(original);
  provider.draft = named('pt', 'Rascunho');
  expect(await historyOfService()?.saved(path)).toBe(provider.draft);
  expect(await historyOfService()?.saved('content/offers/nada.json')).toBeUndefined();
});

test('what is left of an earlier draft does not stop a new one', async () => {
  await provider.getEntry(path);
  await save(named('pt', 'Um'), workflow);
  expect(provider.branches).toEqual(['cms/offers/natal']);
});

test('what was saved to a draft that is not there, or no longer, begins one', async () => {
  await provider.getEntry(path);
  await save(named('pt', 'Um'), { ...workflow, unpublished: true });
  expect(provider.branches).toEqual(['cms/offers/natal']);
  expect(provider.draft).toBe(named('pt', 'Um'));
});

test('a draft that the service did not label is labelled, and goes on', async () => {
  await provider.getEntry(path);
  provider.draft = original;
  provider.openPullRequests = [{ labels: [] }];
  await save(named('pt', 'Um'), { ...workflow, unpublished: true });
  expect(provider.labelled).toHaveBeenCalledWith({ labels: [] }, 'draft');
  expect(provider.branches).toEqual([]);
  expect(provider.draft).toBe(named('pt', 'Um'));
});

test('a merge that GitHub refuses is not forced', async () => {
  await expect(provider.publishUnpublishedEntry()).rejects.toThrow(/O rascunho continua guardado/);
  expect(provider.published).toBe(original);
});

test('a new entry does not overwrite one of the same name', async () => {
  await expect(save(original, { ...workflow, newEntry: true })).rejects.toThrow('já existe content/offers/natal.json');
  expect(provider.branches).toEqual([]);
});

test('a new entry is saved under a name that is free, and not where nobody answers', async () => {
  const saveNew = () =>
    provider.persistEntry({ dataFiles: [{ path: 'content/offers/nova.json', slug: 'nova', raw: original }] }, { ...workflow, newEntry: true });
  provider.status = 500;
  await expect(saveNew()).rejects.toThrow(/erro 500/);
  provider.status = 404;
  await saveNew();
  expect(provider.draft).toBe(original);
});

test.each([
  [{ status: 405, message: 'Pull Request is not mergeable' }, /faltar uma aprovação ou uma conferência/],
  [{ status: 422, message: 'Cannot update this protected ref.' }, /o ramo do site é protegido/],
  [{ status: 422, message: 'Validation Failed' }, /já haver um rascunho/],
  [{ status: 401, message: 'Bad credentials' }, /sua sessão terminou/],
  [{ status: null, message: 'Branch cannot be merged' }, /o serviço recusou publicar/],
  [{ status: 500, message: 'Server Error' }, /erro 500/],
  [new TypeError('Failed to fetch'), /não respondeu/],
  [undefined, /não respondeu/],
])('%j is told in Portuguese, without an English word', (error, text) => {
  const readable = readableError(error);
  expect(readable.message).toMatch(text);
  expect(String(readable)).toBe(readable.message);
  expect(readable.message).not.toMatch(/\b(?:error|merge|failed|branch|pull)\b/i);
});
