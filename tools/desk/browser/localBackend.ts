import { createElement, useEffect } from 'react';
import type { JsonObject } from '../../../src/content/json';
import { contentFormat } from '../form/contentFormat';
import { mergeVersions } from '../../../src/content/mergeVersions';
import type { DataFile, Entry } from '../protocol';
import { plain, type Decap } from './decap';
import { openedFiles } from './drafts';
import { askToMerge } from './SavedElsewhere';
import { showAfterSaving } from './savedEntries';
import { ReadableError } from './readableError';

interface Persisted {
  readonly ids: Readonly<Record<string, string>>;
}

/** Logs in at once: on this machine there are no accounts. */
function AutoLogin({ onLogin }: { readonly onLogin: (user: object) => void }) {
  useEffect(() => onLogin({ login: 'mesa', name: 'Mesa de edição' }), [onLogin]);
  return createElement('p', { className: 'desk-quiet' }, 'Abrindo a mesa…');
}

const isStale = (error: unknown): boolean => (error as { readonly status?: number }).status === 412;

/** Decap's proxy backend, with the version that a draft is based on, so that nobody overwrites another's save, and with words where the server is silent. */
export function registerLocalBackend(CMS: Decap): void {
  function LocalBackend(config: object, options: object) {
    const backend = CMS.getBackend('proxy').init(config, options);
    const request = backend.request.bind(backend);

    async function send(payload: Parameters<typeof request>[0]): Promise<unknown> {
      try {
        return await request(payload);
      } catch (error) {
        if (error instanceof TypeError)
          throw new ReadableError('a mesa não respondeu. O que você digitou continua aqui: veja se o terminal com “npm run edit” está aberto e salve de novo.');
        const { message, status } = error as { readonly message: string; readonly status?: number };
        throw new ReadableError(message, status);
      }
    }

    async function open(params: Record<string, unknown>): Promise<Entry> {
      const entry = (await send({ action: 'getEntry', params })) as Entry;
      openedFiles.set(entry.file.path, { id: entry.file.id, text: entry.data });
      return entry;
    }

    /** The file merged with what somebody else has saved in the meantime, if the user agrees. */
    async function merged({ path, raw }: DataFile): Promise<DataFile> {
      const before = openedFiles.get(path)?.text ?? raw;
      const { data: theirs, file } = (await send({ action: 'getEntry', params: { path } })) as Entry;
      const parsed = [before, raw, theirs].map((text) => JSON.parse(text) as JsonObject) as [JsonObject, JsonObject, JsonObject];
      const { merged: data, changes } = mergeVersions({ base: parsed[0], mine: parsed[1], theirs: parsed[2] });
      if (!(await askToMerge({ file: path, changes }))) throw new ReadableError('nada foi gravado. O que você digitou continua no formulário.');
      openedFiles.set(path, { id: file.id, text: theirs });
      const text = contentFormat.toFile(contentFormat.fromFile(JSON.stringify(data)));
      return { path, raw: text };
    }

    async function persist(params: Record<string, unknown>, { isMerged }: { readonly isMerged: boolean }): Promise<unknown> {
      const files = plain(params.dataFiles) as readonly DataFile[];
      const dataFiles = files.map((file) => ({ ...file, base: openedFiles.get(file.path)?.id }));
      try {
        const answer = await send({ action: 'persistEntry', params: { ...params, dataFiles } });
        const { ids } = answer as Persisted;
        for (const { path, raw } of files) {
          openedFiles.set(path, { id: ids[path] ?? '', text: raw });
          if (isMerged) showAfterSaving(path, raw);
        }
        return answer;
      } catch (error) {
        if (!isStale(error)) throw error;
        return persist({ ...params, dataFiles: await Promise.all(files.map(async (file) => ({ ...file, ...(await merged(file)) }))) }, { isMerged: true });
      }
    }

    backend.request = ({ action, params }) =>
      action === 'getEntry' ? open(params) : action === 'persistEntry' ? persist(params, { isMerged: false }) : send({ action, params });
    backend.authComponent = () => AutoLogin;
    return backend;
  }
  CMS.registerBackend('desk', LocalBackend);
}
