import type { FieldName } from '../../domain/forms/fields';
import { Field } from './Field';

interface TextFieldProps {
  readonly name: Extract<FieldName, 'name' | 'firstName' | 'lastName' | 'guests'>;
  /** The `autocomplete` attribute. */
  readonly autoComplete: 'name' | 'given-name' | 'family-name' | 'off';
  /** The `inputmode` attribute: a numeric keyboard on phones. */
  readonly inputMode?: 'numeric';
  readonly wide?: boolean;
}

/** A single-line text field. */
export function TextField({ name, autoComplete, inputMode, wide = false }: TextFieldProps) {
  return (
    <Field name={name} wide={wide}>
      {(control) => <input type="text" autoComplete={autoComplete} inputMode={inputMode} {...control} />}
    </Field>
  );
}
