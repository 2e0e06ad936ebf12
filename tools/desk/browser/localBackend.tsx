import { ProxyBackend } from 'decap-cms-backend-proxy';
import { useEffect, type ComponentType } from 'react';
import { requestOfDesk } from './deskState';
import { guard, type Backend } from './publishedBackend';

/** Decap's proxy backend, as far as it is changed. */
export interface LocalBackend extends Backend {
  request: (payload: { readonly action: string; readonly params: object }) => Promise<unknown>;
  authComponent: () => ComponentType<{ readonly onLogin: (user: object) => void }>;
}

/** Logs in at once: on this machine there are no accounts. */
function AutoLogin({ onLogin }: { readonly onLogin: (user: object) => void }) {
  useEffect(() => onLogin({ login: 'mesa', name: 'Mesa de edição' }), [onLogin]);
  return <p className="desk-quiet">Abrindo a mesa…</p>;
}

/** Decap's proxy backend, asking as the rest of the desk does. */
export function localBackend(config: object, options: object): Backend {
  const backend = new ProxyBackend(config, options);
  backend.request = ({ action, params }) => requestOfDesk(action, params);
  backend.authComponent = () => AutoLogin;
  guard(backend);
  return backend;
}
