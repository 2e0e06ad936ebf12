import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useLanguage } from '../hooks/useLanguage';
import { useStore } from '../hooks/useStore';
import type { Language } from '../site';
import { i18nOnDemand } from './namespaces';
import type { NamespaceName } from './namespaceUrl';

export const messagesOf = <Name extends NamespaceName>(name: Name, language: Language): TFunction<[Name]> =>
  i18nOnDemand(language).getFixedT<[Name]>(null, [name]);

/** The texts of a namespace on demand, which the lazy module fetches, and their language. @param other the language, if it is not that of the page */
export function useMessages<Name extends NamespaceName>(name: Name, other?: Language): { readonly t: TFunction<[Name]>; readonly language: Language } {
  const ofPage = useLanguage();
  const language = other ?? ofPage;
  const instance = i18nOnDemand(language);
  const subscribe = useCallback(
    (onChange: () => void) => {
      instance.store.on('added', onChange);
      return () => instance.store.off('added', onChange);
    },
    [instance],
  );
  useStore({ subscribe, read: () => instance.hasResourceBundle(instance.language, name), readOnServer: () => false });
  return { t: instance.getFixedT<[Name]>(null, [name]), language };
}
