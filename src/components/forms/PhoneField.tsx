import { Field } from './Field';

/** A telephone number, Brazilian with area code or international. */
export function PhoneField({ wide = false }: { wide?: boolean }) {
  return (
    <Field name="telephone" wide={wide}>
      {(control) => <input type="tel" autoComplete="tel" {...control} />}
    </Field>
  );
}
