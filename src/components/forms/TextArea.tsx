import { Field } from './Field';

/** The message: several lines, across both columns. */
export function TextArea() {
  return (
    <Field name="message" wide>
      {(control) => <textarea rows={5} {...control} />}
    </Field>
  );
}
