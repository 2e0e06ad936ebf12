import { createElement, useEffect } from 'react';
import type { DataFile, Entry } from '../protocol';
import { plain, type Decap } from './decap';
import { guard } from './publishedBackend';
import { ReadableError } from './readableError';
import { askToMerge } from './SavedElsewhere';
import { showAfterSaving } from './savedEntries';

/** Logs in at once: on this machine there are no accounts. */
function AutoLogin({ onLogin }: { readonly onLogin: (user: object) => void }) {
  useEffect(() => onLogin({ login: 'mesa', name: 'Mesa de edição' }), [onLogin]);
  return createElement('p', { className: 'desk-quiet' }, 'Abrindo a mesa…');
}

/** Decap's proxy backend, guarded as those of Git services are, with words where the server is silent. */
export function registerLocalBackend(CMS: Decap): void {
  CMS.registerBackend('desk', function LocalBackend(config: object, options: object) {
    const backend = CMS.getBackend('proxy').init(config, options);
    const request = backend.request.bind(backend);
    /** What was read last, by path: the server refuses to write over anything else. */
    const read = new Map<string, string>();
    backend.request = async ({ action, params }) => {
      const files = (plain(params.dataFiles) ?? []) as readonly DataFile[];
      const dataFiles = files.map((file) => ({ ...file, base: read.get(file.path) }));
      try {
        const answer = await request({ action, params: { ...params, dataFiles } });
        if (action === 'getEntry') read.set((answer as Entry).file.path, (answer as Entry).data);
        return answer;
      } catch (error) {
        const { message, status } = error as { readonly message: string; readonly status?: number };
        throw new ReadableError(
          error instanceof TypeError
            ? 'a mesa não respondeu. O que você digitou continua aqui: veja se o terminal com “npm run edit” está aberto e salve de novo.'
            : message,
          status,
        );
      }
    };
    backend.authComponent = () => AutoLogin;
    guard({ backend, ask: askToMerge, show: showAfterSaving });
    return backend;
  });
}
