import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { contentFormat } from '../form/contentFormat';
import type { Decap, Immutable } from './decap';

interface Store {
  readonly dispatch: (action: object) => unknown;
}

let store: Store | undefined;

/** Remembers the editor's Redux store, which is accessible from components in its tree only. */
export function useEditorStore(): void {
  const own = useStore() as Store;
  useEffect(() => {
    store = own;
  }, [own]);
}

/** File texts that were saved with changes from a merge, by file path. */
const mergedTexts = new Map<string, string>();

/** Makes the form show this text once it is saved. */
export const showAfterSaving = (path: string, text: string): void => {
  mergedTexts.set(path, text);
};

/**
 * Decap compares a draft with the file as opened, even after saving: after changing a price, saving and changing it back there would be nothing to save. This
 * replaces the opened version by the saved one.
 */
export function rememberSaved(CMS: Decap): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }: { readonly entry: Immutable }) => {
      if (!entry.get('slug')) return;
      const path = String(entry.get('path'));
      const text = mergedTexts.get(path);
      mergedTexts.delete(path);
      const saved = { ...(entry.toJS() as object), ...(text === undefined ? {} : { data: contentFormat.fromFile(text), raw: text }) };
      store?.dispatch({ type: 'ENTRY_SUCCESS', payload: { collection: entry.get('collection'), entry: saved } });
      if (text !== undefined) store?.dispatch({ type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry: saved } });
    },
  });
}
