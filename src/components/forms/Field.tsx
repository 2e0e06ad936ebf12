import { createContext, type ReactNode, useContext } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { type FieldFault, type FieldFaults, fieldLimits, type FieldName, type FieldRule } from '../../domain/forms/fields';
import { useMessages } from '../../i18n/useMessages';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as message from '../../styles/FieldFault.module.css';
import * as css from './Form.module.css';

export const FormContext = createContext<{ name: string; fields: readonly FieldRule[]; faults: FieldFaults } | null>(null);

/** Id of a field; each form appears once on a page. */
export const fieldId = (form: string, field: FieldName): string => `${form}-${field}`;

function useField(name: FieldName) {
  const form = useContext(FormContext);
  const rule = form?.fields.find((field) => field.name === name);
  if (!form || !rule) throw new Error(`The field “${name}” belongs to no form that asks for it.`);
  return { id: fieldId(form.name, name), required: rule.required, fault: form.faults[name] };
}

/** The error message of a field, in the page's language. It contains nothing that the visitor typed. */
export function useFaultMessages(): (fault: FieldFault, field: FieldName) => string {
  const { t } = useMessages('formMessages');
  return (fault, field) => t(`formMessages:faults.${fault}`, { limit: fieldLimits[field] });
}

interface ControlProps {
  readonly id: string;
  readonly name: FieldName;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its label above and its error message below. Optional fields say so; required ones have an asterisk that the form explains. */
export function Field({ name, wide = false, children }: { name: FieldName; wide?: boolean; children: (control: ControlProps) => ReactNode }) {
  const { t } = useI18n(['forms']);
  const { id, required, fault } = useField(name);
  const faultMessage = useFaultMessages();
  const messageId = `${id}-fault`;
  return (
    <div className={classes(css.field, wide && css.full, fault && css.fieldBad)}>
      <label htmlFor={id}>
        {t(`forms:labels.${name}`)}
        {required ? <span aria-hidden="true"> *</span> : <span className={css.optional}> {t('forms:optional')}</span>}
      </label>
      {children({ id, name, className: 'box', required, 'aria-invalid': fault !== undefined, 'aria-describedby': fault ? messageId : undefined })}
      {fault && (
        <p id={messageId} className={`${message.fault} ${css.fieldError}`}>
          <Icon name="alert" />
          <span>{faultMessage(fault, name)}</span>
        </p>
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly name: Extract<FieldName, 'name' | 'firstName' | 'lastName' | 'guests'>;
  readonly autoComplete: 'name' | 'given-name' | 'family-name' | 'off';
  readonly inputMode?: 'numeric';
  readonly wide?: boolean;
}

export function TextField({ name, autoComplete, inputMode, wide = false }: TextFieldProps) {
  return (
    <Field name={name} wide={wide}>
      {(control) => <input type="text" autoComplete={autoComplete} inputMode={inputMode} {...control} />}
    </Field>
  );
}

export function EmailField() {
  return <Field name="email">{(control) => <input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...control} />}</Field>;
}

export function PhoneField() {
  return <Field name="telephone">{(control) => <input type="tel" autoComplete="tel" {...control} />}</Field>;
}
