import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useLanguage } from '../hooks/useLanguage';
import { useStore } from '../hooks/useStore';
import { i18nOnDemand } from './namespaces';
import type { NamespaceOnDemand } from './namespacesOnDemand';

/**
 * The texts of a namespace on demand. It fetches nothing: the module that is loaded lazily names it in its `namespaces`. While Portuguese stands in, the view
 * updates as soon as the page's language arrives.
 */
export function useMessages<Name extends NamespaceOnDemand>(name: Name): TFunction<[Name]> {
  const instance = i18nOnDemand(useLanguage());
  const subscribe = useCallback(
    (onChange: () => void) => {
      instance.store.on('added', onChange);
      return () => instance.store.off('added', onChange);
    },
    [instance],
  );
  useStore({ subscribe, read: () => instance.hasResourceBundle(instance.language, name), readOnServer: () => false });
  return instance.getFixedT<[Name]>(null, [name]);
}
