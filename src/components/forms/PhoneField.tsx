import { Field } from './Field';

/** A telephone number, Brazilian with area code or international. */
export function PhoneField() {
  return <Field name="telephone">{(control) => <input type="tel" autoComplete="tel" {...control} />}</Field>;
}
