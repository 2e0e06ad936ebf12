import type { FieldName } from '../../domain/forms/fields';
import { Field } from './Field';

interface TextFieldProps {
  readonly name: Exclude<FieldName, 'email' | 'telephone' | 'message' | 'type'>;
  /** What the browser may fill in by itself. */
  readonly autoComplete: 'name' | 'given-name' | 'family-name';
  readonly wide?: boolean;
}

/** One line of words. */
export function TextField({ name, autoComplete, wide = false }: TextFieldProps) {
  return (
    <Field name={name} wide={wide}>
      {(control) => <input type="text" autoComplete={autoComplete} {...control} />}
    </Field>
  );
}
