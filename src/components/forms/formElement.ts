import { isChanged } from '../../../plugins/gatsby-plugin-first-paint';
import { fieldNames, type FieldName, type FieldRule, type FieldValues } from '../../domain/forms/fields';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, name: FieldName): Control | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? control : null;
};

/** The current values as typed. The fields are uncontrolled, so that text typed before hydration is not lost. */
export function readValues(form: HTMLFormElement, fields: readonly FieldRule[]): FieldValues {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
}

/** Sets the values of fields that still have their default value; what is typed or chosen stays, and options that do not exist are skipped. */
export function fillIn(form: HTMLFormElement, values: FieldValues): void {
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    const value = values[name];
    if (!control || value === undefined || isChanged(control)) continue;
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue;
    control.value = value;
  }
}

export const sameValues = (one: FieldValues, other: FieldValues): boolean => fieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));

export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const control = form && controlOf(form, name);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
