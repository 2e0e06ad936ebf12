import { type FieldValues, parseDraft } from '../../domain/forms/fields';
import { readStoredJson, writeStored } from '../../browser/storage';

/** Independent of the language, so that a draft is kept when the language changes. */
const keyOf = (form: string): string => `draft:${form}`;

/** What a visitor has typed into a form in this tab and not sent. */
export const readDraft = (form: string): FieldValues => parseDraft(readStoredJson('sessionStorage', keyOf(form)));

/** Keeps what is typed into a form for this tab; empty values delete the draft. */
export function saveDraft(form: string, values: FieldValues): void {
  writeStored('sessionStorage', keyOf(form), Object.values(values).some(Boolean) ? JSON.stringify(values) : null);
}
