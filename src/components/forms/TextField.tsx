import type { FieldName } from '../../domain/forms/fields';
import { Field } from './Field';

interface TextFieldProps {
  readonly name: Extract<FieldName, 'name' | 'firstName' | 'lastName' | 'guests'>;
  /** What the browser may fill in by itself. */
  readonly autoComplete: 'name' | 'given-name' | 'family-name' | 'off';
  /** The keys that a phone shows: digits for numbers. */
  readonly inputMode?: 'numeric';
  readonly wide?: boolean;
}

/** One line of words. */
export function TextField({ name, autoComplete, inputMode, wide = false }: TextFieldProps) {
  return (
    <Field name={name} wide={wide}>
      {(control) => <input type="text" autoComplete={autoComplete} inputMode={inputMode} {...control} />}
    </Field>
  );
}
