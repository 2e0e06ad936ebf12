import { type ComponentType, memo, useSyncExternalStore } from 'react';
import { retry } from '../../../plugins/gatsby-plugin-first-paint';
import { createEmitter } from '../../browser/store';
import { loadNamespace, type Namespace } from '../../i18n/namespaces';
import type { Language } from '../../site';

/** Milliseconds after which a script that neither arrives nor fails counts as failed. */
const longest = 15_000;

export interface LazyModule<Props> {
  readonly default: ComponentType<Props>;
  readonly namespaces: readonly Namespace[];
}

/** The component of a module that is loaded on demand, per language, since its namespaces are part of it. */
export function lazyModule<Props extends object>(load: () => Promise<LazyModule<Props>>) {
  const pending = new Map<Language, Promise<void>>();
  const loaded = new Map<Language, ComponentType<Props>>();
  const { subscribe, emit } = createEmitter();

  async function fetchModule(language: Language): Promise<void> {
    const { default: Loaded, namespaces } = await Promise.race([
      retry(load),
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('A script does not arrive.')), longest)),
    ]);
    await Promise.all(namespaces.map((namespace) => loadNamespace(namespace, language)));
    // not memo(Loaded): React 19.2 gives effect events of a memoized component old props (docs/decisions/0016-react-19-2.md)
    loaded.set(
      language,
      memo((props: Props) => <Loaded {...props} />),
    );
    emit();
  }

  return {
    useLoaded: (language: Language) =>
      useSyncExternalStore(
        subscribe,
        () => loaded.get(language),
        () => undefined,
      ),
    isRequested: (language: Language): boolean => pending.has(language) || loaded.has(language),
    /** Loads it unless it is loaded or on its way. @throws Error if it cannot be loaded */
    async request(language: Language): Promise<void> {
      if (loaded.has(language)) return;
      const promise = pending.get(language) ?? fetchModule(language).finally(() => pending.delete(language));
      pending.set(language, promise);
      await promise;
    },
  };
}
