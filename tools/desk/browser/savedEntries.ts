import { contentFormat } from '../form/contentFormat';
import type { Decap } from './decap';
import { compareWith, showInForm } from './internals';

/** File texts that were saved with changes from a merge, by file path. */
const mergedTexts = new Map<string, string>();

/** Makes the form show this text once it is saved. */
export const showAfterSaving = (path: string, text: string): void => {
  mergedTexts.set(path, text);
};

/** Decap compares a draft with the file as opened, even after a save. This takes the saved version for it; of a pull request the file has not changed yet. */
export function rememberSaved(CMS: Decap, { local }: { readonly local: boolean }): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      if (!entry.get('slug')) return;
      const path = String(entry.get('path'));
      const text = mergedTexts.get(path);
      mergedTexts.delete(path);
      const saved = { ...entry.toJS(), ...(text === undefined ? {} : { data: contentFormat.fromFile(text), raw: text }) };
      if (local) compareWith(String(entry.get('collection')), saved);
      if (text !== undefined) showInForm(saved);
    },
  });
}
