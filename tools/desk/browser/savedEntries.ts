import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Decap, Immutable } from './decap';

interface Store {
  readonly dispatch: (action: object) => unknown;
}

let store: Store | undefined;

/** Keeps hold of the editor's store, which only what stands in its tree can reach. */
export function useEditorStore(): void {
  const own = useStore() as Store;
  useEffect(() => {
    store = own;
  }, [own]);
}

/**
 * Decap compares a draft with the file as it was opened, also after it was saved: whoever changes a price, saves, and changes it back would find nothing to
 * save. So what was saved takes the place of what was opened.
 */
export function rememberSaved(CMS: Decap): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }: { readonly entry: Immutable }) => {
      if (entry.get('slug')) store?.dispatch({ type: 'ENTRY_SUCCESS', payload: { collection: entry.get('collection'), entry: entry.toJS() } });
    },
  });
}
