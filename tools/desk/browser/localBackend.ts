import { createElement, useEffect } from 'react';
import { plain, type Decap } from './decap';

interface Entry {
  readonly data: string;
  readonly file: { readonly path: string; readonly id: string };
}
interface Persisted {
  readonly ids: Readonly<Record<string, string>>;
}

/** Whoever sits at this machine may edit its files: there is nobody to ask for a password. */
function Enter({ onLogin }: { readonly onLogin: (user: object) => void }) {
  useEffect(() => onLogin({ login: 'mesa', name: 'Mesa de edição' }), [onLogin]);
  return createElement('p', { className: 'desk-quiet' }, 'Abrindo a mesa…');
}

/**
 * Decap's proxy backend, with what it lacks: it says from which state of a file a draft began, so that nobody writes over what somebody else has saved
 * meanwhile, and tells in Portuguese when the server does not answer.
 */
export function registerLocalBackend(CMS: Decap): void {
  /** The state in which each file was opened last. */
  const opened = new Map<string, string>();

  function LocalBackend(config: object, options: object) {
    const backend = CMS.getBackend('proxy').init(config, options);
    const send = backend.request.bind(backend);
    backend.request = async ({ action, params }) => {
      const dataFiles = (plain(params.dataFiles) as { path: string }[] | undefined)?.map((file) => ({ ...file, base: opened.get(file.path) }));
      let answer: unknown;
      try {
        answer = await send({ action, params: dataFiles ? { ...params, dataFiles } : params });
      } catch (error) {
        if (error instanceof TypeError)
          throw new Error('a mesa não respondeu. O que você digitou continua aqui: veja se o terminal com “npm run edit” está aberto e salve de novo.');
        throw error;
      }
      if (action === 'getEntry') opened.set((answer as Entry).file.path, (answer as Entry).file.id);
      if (action === 'persistEntry') for (const [file, id] of Object.entries((answer as Persisted).ids)) opened.set(file, id);
      return answer;
    };
    backend.authComponent = () => Enter;
    return backend;
  }
  CMS.registerBackend('desk', LocalBackend);
}
