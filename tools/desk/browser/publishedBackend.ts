import type { JsonObject } from '../../../src/content/json';
import { contentFormat } from '../form/contentFormat';
import { mergeVersions } from '../../../src/content/mergeVersions';
import { type DataFile, type Entry, ReadableError } from '../protocol';
import { openedFiles } from './drafts';
import { routeOf } from './entries';
import type { HistorySource } from './History';
import { changeClient, draftBranch, type GitHubClient, type HistoryClient } from './internals';
import { ifThere, publishedHistory } from './publishedHistory';
import { showAfterSaving } from './saving';
import { askToMerge } from './SavedElsewhere';

interface PersistOptions {
  readonly collectionName?: string;
  readonly newEntry?: boolean;
  /** Saves drafts. */
  readonly useWorkflow?: boolean;
  /** Saves to a draft that exists already. */
  readonly unpublished?: boolean;
}
interface SavedFile extends DataFile {
  readonly slug: string;
}
/** The part of the interface of Decap's backends that is changed (`Implementation` in decap-cms-lib-util). */
export interface Backend {
  getEntry: (path: string) => Promise<Pick<Entry, 'data'>>;
  unpublishedEntryDataFile?: (collection: string, slug: string, path: string, id: string | null) => Promise<string>;
  persistEntry: (entry: { readonly dataFiles: readonly SavedFile[] }, options: PersistOptions) => Promise<unknown>;
  publishUnpublishedEntry?: (collection: string, slug: string) => Promise<unknown>;
  updateUnpublishedEntryStatus?: (collection: string, slug: string, status: string) => Promise<unknown>;
  deleteUnpublishedEntry?: (collection: string, slug: string) => Promise<unknown>;
}

const kept = 'O que você digitou continua nesta página';
const alreadyDrafted = `já há um rascunho disto, feito em outra aba ou por outra pessoa. ${kept}: copie-o, abra o rascunho em Fluxo de Trabalho e junte ali o que falta.`;

/** What a refused request means, and what to do. */
const refusals: Readonly<Record<number, string>> = {
  401: `sua sessão terminou. ${kept}: entre de novo em outra aba e salve.`,
  403: `sua conta não tem permissão para isto, ou o serviço pede uma pausa. ${kept}: espere uns minutos; se continuar, fale com quem cuida do código.`,
  404: `o serviço não encontrou o arquivo ou o rascunho; alguém pode tê-lo publicado ou excluído. ${kept}: copie-o antes de recarregar a página.`,
  405: 'o serviço recusou publicar. Pode faltar uma aprovação ou uma conferência, ou o site mudou depois que este rascunho foi feito. O rascunho continua guardado. Espere as conferências; se continuar, abra o rascunho, mude algo e salve: a mesa mostra o que mudou no site e junta as duas versões. Depois publique.',
  409: `outra pessoa gravou no mesmo momento. ${kept}: tente de novo.`,
  422: `o serviço recusou gravar: o ramo pode ser protegido, ou já haver um rascunho disto em Fluxo de Trabalho. ${kept}; se acontecer de novo, fale com quem cuida do código.`,
};

/** An error of a backend in Portuguese. */
export function readableError(error: unknown): ReadableError {
  if (error instanceof ReadableError) return error;
  const { status, message = '' } = (error ?? {}) as { readonly status?: number | null; readonly message?: string };
  if (/protected branch|protected ref/i.test(message))
    return new ReadableError(`o ramo do site é protegido e não aceita gravar direto. ${kept}; fale com quem cuida do código.`, status ?? undefined);
  if (/merge/i.test(message) && status !== undefined) return new ReadableError(refusals[405] ?? '', 405);
  const text = status ? (refusals[status] ?? `o serviço respondeu com o erro ${status}. ${kept}: tente mais tarde.`) : undefined;
  return new ReadableError(text ?? `o serviço que guarda o site não respondeu. ${kept}: veja a conexão e tente de novo.`, status ?? undefined);
}

/** The same request, with its errors in Portuguese. */
const withReadableErrors =
  <Args extends readonly unknown[], Answer>(act: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    try {
      return await act(...args);
    } catch (error) {
      throw readableError(error);
    }
  };

let history: HistorySource | undefined;
/** The history that the service of the published desk has; undefined before somebody has signed in. */
export const historyOfService = (): HistorySource | undefined => history;

/** Changes a backend: what somebody else has saved is merged field by field, no merge is forced, nobody's draft replaced, and refusals are in Portuguese. */
export function guard(backend: Backend): void {
  let client: GitHubClient | undefined;
  let service: HistoryClient | undefined;

  const getEntry = backend.getEntry.bind(backend);
  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    openedFiles.set(path, entry.data);
    return entry;
  };
  /** What is published. By the client, where there is one: the backends of GitHub and Gitea give an empty text where a file is gone, or nobody answers. */
  const readPublished = (path: string): Promise<string> =>
    service ? service.readFile(path, null, { branch: service.branch }) : getEntry(path).then(({ data }) => data);
  const readDraft = backend.unpublishedEntryDataFile?.bind(backend);
  if (readDraft)
    backend.unpublishedEntryDataFile = async (collection, slug, path, id) => {
      const text = await readDraft(collection, slug, path, id);
      openedFiles.set(path, text);
      return text;
    };

  /** What is published, and the state of it that a draft began from; GitHub's alone, since GitLab itself refuses to rebase over other changes. */
  async function sinceDraftBegan(collection: string, { path, slug }: SavedFile) {
    if (!client) return undefined;
    const { merge_base_commit: began } = await client.getDifferences(client.branch, await client.getHeadReference(draftBranch(collection, slug)));
    if (!began) return undefined;
    const read = (branch: string): Promise<string | undefined> | undefined => client?.readFile(path, null, { branch }).catch(() => undefined);
    const [base, theirs] = [await read(began.sha), await read(client.branch)];
    return base === undefined || theirs === undefined ? undefined : { base, theirs };
  }

  /** @param base the state that the form was opened in, or that the draft began from */
  async function merged(file: SavedFile, { base, theirs }: { readonly base: string; readonly theirs: string }): Promise<SavedFile> {
    if (base === theirs || theirs === file.raw) return file;
    const [before, mine, other] = [base, file.raw, theirs].map((text) => JSON.parse(text) as JsonObject) as [JsonObject, JsonObject, JsonObject];
    const { merged: data, changes } = mergeVersions({ base: before, mine, theirs: other });
    if (changes.length === 0) return file;
    if (!(await askToMerge(file.path, changes))) throw new ReadableError('nada foi gravado. O que você digitou continua no formulário.');
    const raw = contentFormat.toFile(contentFormat.fromFile(JSON.stringify(data)));
    showAfterSaving(file.path, raw);
    return { ...file, raw };
  }

  /** The pull request of a draft; undefined where there is none. One that the service has not labelled, since it failed just then, Decap would not see. */
  async function pullRequestOf(branch: string, asked: GitHubClient): Promise<object | undefined> {
    const [draft] = await asked.getPullRequests(branch, 'open', () => true);
    if (draft?.labels?.length === 0) await asked.setPullRequestStatus(draft, 'draft');
    return draft;
  }

  /** Whether a draft is there: Decap believes so after a first save that failed, and after somebody else has published or given it up. */
  const hasDraft = async (collection: string, { path, slug }: SavedFile): Promise<boolean> =>
    (client ? await pullRequestOf(draftBranch(collection, slug), client) : readDraft && (await ifThere(readDraft(collection, slug, path, null)))) !== undefined;

  async function withOthers(file: SavedFile, { collectionName = '', newEntry, unpublished }: PersistOptions): Promise<SavedFile> {
    const { path, slug } = file;
    if (newEntry && !unpublished) {
      if ((await ifThere(readPublished(path))) !== undefined) throw new ReadableError(`já existe ${path}. Escolha outro nome no endereço.`);
      return file;
    }
    const base = openedFiles.get(path);
    // what is gone is written anew
    const read = unpublished ? readDraft?.(collectionName, slug, path, null) : readPublished(path);
    const theirs = read && (await ifThere(read));
    // the server of this machine refuses to write over anything else
    const first = base === undefined || theirs === undefined ? file : { ...(await merged(file, { base, theirs })), base: theirs };
    const published = unpublished ? await sinceDraftBegan(collectionName, file) : undefined;
    return published ? merged(first, published) : first;
  }

  const persistEntry = backend.persistEntry.bind(backend);
  backend.persistEntry = withReadableErrors(async (entry, given) => {
    const isDraft = given.unpublished && (await Promise.all(entry.dataFiles.map((file) => hasDraft(given.collectionName ?? '', file)))).includes(true);
    const options = { ...given, unpublished: isDraft };
    const dataFiles = await Promise.all(entry.dataFiles.map((file) => withOthers(file, options)));
    const answer = await persistEntry({ ...entry, dataFiles }, options);
    for (const { path, raw } of dataFiles) openedFiles.set(path, raw);
    return answer;
  });
  if (backend.publishUnpublishedEntry) backend.publishUnpublishedEntry = withReadableErrors(backend.publishUnpublishedEntry.bind(backend));
  if (backend.updateUnpublishedEntryStatus) backend.updateUnpublishedEntryStatus = withReadableErrors(backend.updateUnpublishedEntryStatus.bind(backend));
  if (backend.deleteUnpublishedEntry) backend.deleteUnpublishedEntry = withReadableErrors(backend.deleteUnpublishedEntry.bind(backend));

  /** A file as its form opens it: its draft, else what is published. */
  async function saved(file: string): Promise<string | undefined> {
    const [, , collection = '', , slug = ''] = routeOf(file)?.split('/') ?? [];
    return (await readDraft?.(collection, slug, file, null).catch(() => undefined)) ?? ifThere(readPublished(file));
  }

  changeClient(backend, (next) => {
    service = next;
    const { changes, version } = publishedHistory(next);
    history = { changes: withReadableErrors(changes), version: withReadableErrors(version), saved: withReadableErrors(saved) };
    if (typeof next.forceMergePR !== 'function') return;
    client = next;
    next.forceMergePR = () => Promise.reject(new ReadableError(refusals[405] ?? '', 405));
    const createBranch = next.createBranch.bind(next);
    next.createBranch = async (name, sha) => {
      if (await pullRequestOf(name, next)) throw new ReadableError(alreadyDrafted);
      // of an earlier draft that was published or given up, only the branch may be left: Decap keeps it under another name
      return createBranch(name, sha);
    };
  });
}
