import { ProxyBackend } from 'decap-cms-backend-proxy';
import { useEffect, type ComponentType } from 'react';
import { ReadableError } from '../protocol';
import { guard, type Backend } from './publishedBackend';

/** Decap's proxy backend, as far as it is changed. */
export interface LocalBackend extends Backend {
  request: (payload: object) => Promise<unknown>;
  authComponent: () => ComponentType<{ readonly onLogin: (user: object) => void }>;
}

/** Logs in at once: on this machine there are no accounts. */
function AutoLogin({ onLogin }: { readonly onLogin: (user: object) => void }) {
  useEffect(() => onLogin({ login: 'mesa', name: 'Mesa de edição' }), [onLogin]);
  return <p className="desk-quiet">Abrindo a mesa…</p>;
}

/** Decap's proxy backend, with words where the server is silent. */
export function localBackend(config: object, options: object): Backend {
  const backend = new ProxyBackend(config, options);
  const request = backend.request.bind(backend);
  backend.request = async (payload) => {
    try {
      return await request(payload);
    } catch (error) {
      const { message, status } = error as { readonly message: string; readonly status?: number };
      const silence = 'a mesa não respondeu. O que você digitou continua aqui: veja se o terminal com “npm run edit” está aberto e salve de novo.';
      throw new ReadableError(error instanceof TypeError ? silence : message, status);
    }
  };
  backend.authComponent = () => AutoLogin;
  guard(backend);
  return backend;
}
