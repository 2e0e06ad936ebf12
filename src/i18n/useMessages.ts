import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useLanguage } from '../hooks/useLanguage';
import { useStore } from '../hooks/useStore';
import { i18nOnDemand, type Namespace } from './namespaces';
import type { NamespaceOnDemand } from './namespacesOnDemand';

/**
 * The texts of a namespace on demand that has been loaded (`loadNamespace`). It fetches nothing. Where Portuguese stood in, the view changes to the page's
 * language once that has come.
 */
export function useMessages<Name extends NamespaceOnDemand>({ name }: Namespace<Name>): TFunction<[Name]> {
  const instance = i18nOnDemand(useLanguage());
  const subscribe = useCallback(
    (onChange: () => void) => {
      instance.store.on('added', onChange);
      return () => instance.store.off('added', onChange);
    },
    [instance],
  );
  useStore(
    subscribe,
    () => instance.hasResourceBundle(instance.language, name),
    () => false,
  );
  return instance.getFixedT<[Name]>(null, [name]);
}
