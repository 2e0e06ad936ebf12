import { Field } from './Field';

/** An e-mail address. */
export function EmailField() {
  return <Field name="email">{(control) => <input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...control} />}</Field>;
}
