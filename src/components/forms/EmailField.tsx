import { Field } from './Field';

/** An e-mail address. */
export function EmailField({ wide = false }: { wide?: boolean }) {
  return (
    <Field name="email" wide={wide}>
      {(control) => <input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...control} />}
    </Field>
  );
}
