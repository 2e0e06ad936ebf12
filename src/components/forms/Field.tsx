import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '../../domain/forms/fields';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import { useField } from './FormContext';
import { useFaultWords } from './useFaultWords';
import * as css from './Form.module.css';

/** The attributes that a control inside a field must have. */
export interface ControlProps {
  readonly id: string;
  readonly name: FieldName;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly name: FieldName;
  /** Across both columns. */
  readonly wide?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its error message below. Optional fields say so; required ones have an asterisk that the form explains. */
export function Field({ name, wide = false, children }: FieldProps) {
  const { t } = useTranslation(['forms']);
  const { id, required, fault } = useField(name);
  const faultWords = useFaultWords();
  const messageId = `${id}-fault`;
  return (
    <div className={classes(css.field, wide && css.full, fault && css.fieldBad)}>
      <label htmlFor={id}>
        {t(`forms:labels.${name}`)}
        {required ? <span aria-hidden="true"> *</span> : <span className={css.opt}> {t('forms:optional')}</span>}
      </label>
      {children({ id, name, required, 'aria-invalid': fault ? true : undefined, 'aria-describedby': fault ? messageId : undefined })}
      {fault && (
        <p id={messageId} className={css.fieldError}>
          <Icon name="alert" />
          {faultWords(fault, name)}
        </p>
      )}
    </div>
  );
}
