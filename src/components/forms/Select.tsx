import { Field } from './Field';

interface SelectProps {
  readonly name: 'type' | 'treatment';
  /** The empty option. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string;
  readonly wide?: boolean;
}

/** A select field. */
export function Select({ name, placeholder, options, defaultValue = '', wide = false }: SelectProps) {
  return (
    <Field name={name} wide={wide}>
      {(control) => (
        <select defaultValue={defaultValue} {...control}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
