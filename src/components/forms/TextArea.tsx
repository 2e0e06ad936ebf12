import { Field } from './Field';

/** The multi-line message field, across both columns. */
export function TextArea() {
  return (
    <Field name="message" wide>
      {(control) => <textarea rows={5} {...control} />}
    </Field>
  );
}
