import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import type { AreaOnDemand } from '../domain/i18n/areasOnDemand';
import { useLanguage } from '../hooks/useLanguage';
import { useStore } from '../hooks/useStore';
import { wordsIn, type Area } from './area';

/**
 * The words of an area that serves (see `serve`). It reads nothing by itself. Where Portuguese stood in, the view changes to the page's
 * language once that has come.
 */
export function useWords<Name extends AreaOnDemand>({ name }: Area<Name>): TFunction<[Name]> {
  const words = wordsIn(useLanguage());
  const subscribe = useCallback(
    (changed: () => void) => {
      words.store.on('added', changed);
      return () => words.store.off('added', changed);
    },
    [words],
  );
  useStore(
    subscribe,
    () => words.hasResourceBundle(words.language, name),
    () => false,
  );
  return words.getFixedT<[Name]>(null, [name]);
}
