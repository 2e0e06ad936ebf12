import { contentFormat } from '../form/contentFormat';
import type { Decap } from './decap';
import { compareWith, onSaving, showInForm, shownEntry, showStatus, storeDraft } from './internals';
import { hideRefusal } from './refusedSave';

/** File texts that were saved with changes from a merge, by file path. */
const mergedTexts = new Map<string, string>();

/** Makes the form show this text once it is saved. */
export const showAfterSaving = (path: string, text: string): void => {
  mergedTexts.set(path, text);
};

/**
 * Decap compares a draft with the file as opened, even after a save. This takes the saved version for it; of a pull request the file has not changed yet. Decap
 * also takes what the form shows during a save for saved: nothing can be typed meanwhile. And it takes a draft of the service for published that was brought back from this browser: it keeps its status. What could not be saved is a draft at once.
 */
export function watchSaving(CMS: Decap, { local }: { readonly local: boolean }): void {
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
  const editor = document.getElementById('nc-root') as HTMLElement;
  let focused: Element | null = null;
  let status = '';
  onSaving((isSaving) => {
    const shown = shownEntry();
    hideRefusal();
    if (isSaving) [focused, status] = [document.activeElement, shown?.status ?? ''];
    else if (shown && status && !shown.status) showStatus({ collection: shown.collection, slug: shown.slug, newStatus: status });
    editor.inert = isSaving;
    if (!isSaving && shown?.hasChanges) void storeDraft();
    if (!isSaving && focused instanceof HTMLElement && document.activeElement === document.body) focused.focus({ preventScroll: true });
  });
}
