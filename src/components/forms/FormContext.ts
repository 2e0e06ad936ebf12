import { createContext, useContext } from 'react';
import type { FieldFault, FieldFaults, FieldName, FieldRule } from '../../domain/forms/fields';

interface FormState {
  readonly name: string;
  readonly fields: readonly FieldRule[];
  readonly faults: FieldFaults;
}

export const FormContext = createContext<FormState | null>(null);

/** Id of a field; each form appears once on a page. */
export const fieldId = (form: string, field: FieldName): string => `${form}-${field}`;

/**
 * Id, requirement and fault of a field of the surrounding form.
 * @throws Error outside of a form, or if the form has no such field
 */
export function useField(name: FieldName): { id: string; required: boolean; fault: FieldFault | undefined } {
  const form = useContext(FormContext);
  const rule = form?.fields.find((field) => field.name === name);
  if (!form || !rule) throw new Error(`The field “${name}” belongs to no form that asks for it.`);
  return { id: fieldId(form.name, name), required: rule.required, fault: form.faults[name] };
}
