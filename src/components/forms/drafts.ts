import type { FieldValues } from '../../domain/forms/fields';
import { parseDraft } from '../../domain/forms/parseDraft';

/** Without the language, so that a draft goes along when it changes. */
const keyOf = (form: string): string => `draft:${form}`;

/** What a visitor wrote in a form in this tab and has not sent. */
export function readDraft(form: string): FieldValues {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(form)));
  } catch {
    // storage may be closed to us: then there are no drafts
    return {};
  }
}

export function keepDraft(form: string, values: FieldValues): void {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // see readDraft
  }
}

export const clearDraft = (form: string): void => {
  keepDraft(form, {});
};
