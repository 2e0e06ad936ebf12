import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { contentFormat } from '../form/contentFormat';
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

/** Texts that were saved other than the form has them, by the path of their file. */
const savedOtherwise = new Map<string, string>();

/** The form is to show this once it is saved. */
export const showAfterSaving = (path: string, text: string): void => {
  savedOtherwise.set(path, text);
};

/**
 * Decap compares a draft with the file as it was opened, also after it was saved: whoever changes a price, saves, and changes it back would find nothing to
 * save. So what was saved takes the place of what was opened.
 */
export function rememberSaved(CMS: Decap): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }: { readonly entry: Immutable }) => {
      if (!entry.get('slug')) return;
      const path = String(entry.get('path'));
      const text = savedOtherwise.get(path);
      savedOtherwise.delete(path);
      const saved = { ...(entry.toJS() as object), ...(text === undefined ? {} : { data: contentFormat.fromFile(text), raw: text }) };
      store?.dispatch({ type: 'ENTRY_SUCCESS', payload: { collection: entry.get('collection'), entry: saved } });
      if (text !== undefined) store?.dispatch({ type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry: saved } });
    },
  });
}
