import type { HistoryClient } from './internals';
import { publishedHistory } from './publishedHistory';

const file = 'content/offers/festa.json';

/** What the branch is after each commit, the latest first. */
const commits = [
  { sha: 'c3', message: 'Delete “festa”\n\n#12', files: { [file]: null, 'src/site.ts': 'code' } },
  { sha: 'c2', message: 'Update “festa”', files: { [file]: '{"slug":"festa","price":2}' } },
  { sha: 'c1', message: 'First commit', files: { [file]: '{"slug":"festa","price":1}' } },
  { sha: 'c0', message: 'Code alone', files: { 'src/site.ts': 'code' } },
];
const when = '2026-11-30T10:00:00Z';
const parentsOf = (index: number): string[] => commits.slice(index + 1, index + 2).map(({ sha }) => sha);
const touching = (path: string) => commits.flatMap((one, index) => (Object.keys(one.files).some((name) => name.startsWith(path)) ? [{ ...one, index }] : []));
const textAt = (path: string, sha: string): string | null | undefined =>
  commits
    .slice(commits.findIndex((one) => one.sha === sha))
    .map(({ files }) => (files as Record<string, string | null>)[path])
    .find((text) => text !== undefined);

/** GitHub's REST API. */
function gitHub(url: URL): unknown {
  const [, , , , of = '', sha = ''] = url.pathname.split('/');
  if (of === 'contents') return textAt(url.pathname.replace(/^.*contents\//, ''), url.searchParams.get('ref') ?? '') ?? undefined;
  const found = sha ? commits.flatMap((one, index) => (one.sha === sha ? [{ ...one, index }] : [])) : touching(url.searchParams.get('path') ?? '');
  const list = found.map(({ message, index, ...one }) => ({
    sha: one.sha,
    commit: { message, author: { name: 'Ana', date: when } },
    parents: parentsOf(index).map((parent) => ({ sha: parent })),
    ...(sha && { files: Object.keys(one.files).map((filename) => ({ filename })) }),
  }));
  return sha ? list[0] : list;
}

/** GitLab's. */
function gitLab(url: URL): unknown {
  const [sha] = /(?<=commits\/)\w+/.exec(url.pathname) ?? [];
  if (sha) return Object.keys(commits.find((one) => one.sha === sha)?.files ?? {}).map((name) => ({ new_path: name }));
  return touching(url.searchParams.get('path') ?? '').map(({ sha: id, message, index }) => ({
    id,
    message,
    author_name: 'Ana',
    authored_date: when,
    parent_ids: parentsOf(index),
  }));
}

let asked: string[] = [];
const answer = (service: (url: URL) => unknown, address: string, params: object): Promise<unknown> => {
  const url = new URL(`https://api.example${address}`);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  asked.push(address);
  const found = service(url);
  return found === undefined ? Promise.reject(Object.assign(new Error('Not Found'), { status: 404 })) : Promise.resolve(found);
};

/** A client of Decap's for one of them, whose methods need their object. */
class Client implements HistoryClient {
  repoURL = '/repos/hotel/site';
  branch = 'main';
  readFile(path: string, _: null, { branch }: { branch: string }) {
    return answer(gitHub, `${this.repoURL}/contents/${path}`, { ref: branch }) as Promise<string>;
  }
  request(path: string, { params }: { params: object }) {
    return answer(gitHub, path, params);
  }
}
class LabClient extends Client {
  requestJSON({ url, params }: { url: string; params: object }) {
    return answer(gitLab, url, params);
  }
}

beforeEach(() => (asked = []));

describe.each([
  ['GitHub', Client],
  ['GitLab', LabClient],
])('%s', (_, Service) => {
  test('the whole site: who, when, what, and the content files of each commit, also of one that deletes', async () => {
    const { changes } = publishedHistory(new Service());
    expect(await changes()).toEqual([
      { commit: 'c3', when, who: 'Ana', what: 'Delete “festa”', files: [file] },
      { commit: 'c2', when, who: 'Ana', what: 'Update “festa”', files: [file] },
      { commit: 'c1', when, who: 'Ana', what: 'First commit', files: [file] },
    ]);
  });

  test('one file: its commits in one request, and the file before and after each', async () => {
    const { changes, version } = publishedHistory(new Service());
    expect((await changes(file)).map(({ commit }) => commit)).toEqual(['c3', 'c2', 'c1']);
    expect(asked).toHaveLength(1);
    expect(await version(file, 'c3')).toEqual({ before: '{"slug":"festa","price":2}', after: null });
    expect(await version(file, 'c2')).toEqual({ before: '{"slug":"festa","price":1}', after: '{"slug":"festa","price":2}' });
    expect(await version(file, 'c1')).toEqual({ before: null, after: '{"slug":"festa","price":1}' });
  });
});

test('a commit without a parent has nothing before it', async () => {
  const { changes, version } = publishedHistory(new Client());
  await changes('src/site.ts');
  expect(await version('src/site.ts', 'c0')).toEqual({ before: null, after: 'code' });
});

test('a service that does not answer is no deleted file', async () => {
  const client = new Client();
  client.readFile = () => Promise.reject(Object.assign(new Error('Server Error'), { status: 500 }));
  await expect(publishedHistory(client).version(file, 'c2')).rejects.toThrow('Server Error');
});
