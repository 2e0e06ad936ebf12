import { fieldNames, type FieldName, type FieldRule, type FieldValues } from '../../domain/forms/fields';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, name: FieldName): Control | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? control : null;
};

/** What stands in the fields now, as it was typed. The browser holds it, so that words typed before React was there are not lost. */
export function readValues(form: HTMLFormElement, fields: readonly FieldRule[]): FieldValues {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
}

/** Puts words into the fields that are still as they were given; what has been typed stays, and so does a choice that is not offered. */
export function fillIn(form: HTMLFormElement, values: FieldValues): void {
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    const value = values[name];
    if (!control || value === undefined) continue;
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.value === value)) control.value = value;
    } else if (control.value === '') control.value = value;
  }
}

/** Whether two sets of words are the same; an empty field is as good as a missing one. */
export const sameValues = (one: FieldValues, other: FieldValues): boolean => fieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Moves to a field, for the links of the summary. */
export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const control = form && controlOf(form, name);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
