import { type Ref, useId } from 'react';
import { useI18n } from '../../hooks/useI18n';
import type { FieldFaults, FieldName } from '../../domain/forms/fields';
import { useMessages } from '../../i18n/useMessages';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { fieldId, useFaultMessages } from './Field';
import * as css from './Form.module.css';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly form: string;
  /** The fields with errors at the last submit: their lines stay while they are corrected, so that the layout does not move. */
  readonly wrong: readonly FieldName[];
  readonly faults: FieldFaults;
  readonly onChoose: (field: FieldName) => void;
}

/** What is to be mended, with links to the fields. It takes the focus and is heard by that, so it is no alert; fields that are mended are announced. */
export function ErrorSummary({ ref, form, wrong, faults, onChoose }: ErrorSummaryProps) {
  const { t } = useI18n(['forms']);
  const { t: formT } = useMessages('formMessages');
  const faultMessage = useFaultMessages();
  const heading = useId();
  const left = wrong.filter((field) => faults[field]);
  return (
    <div ref={ref} className={classes('on-paper', css.summary, left.length === 0 && css.summaryMended)} role="group" aria-labelledby={heading} tabIndex={-1}>
      <h3 id={heading}>{left.length > 0 ? formT('formMessages:summary', { count: left.length }) : formT('formMessages:corrected')}</h3>
      <ul aria-live="polite" aria-relevant="additions">
        {wrong.map((field) => {
          const fault = faults[field];
          return (
            <li key={field}>
              {fault ? (
                <a
                  className="touch"
                  href={`#${fieldId(form, field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(field);
                  }}
                >
                  {faultMessage(fault, field)}
                </a>
              ) : (
                <span className={`touch gap-2 ${css.corrected}`}>
                  <Icon name="check" />
                  {formT('formMessages:fieldCorrected', { field: t(`forms:labels.${field}`) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
