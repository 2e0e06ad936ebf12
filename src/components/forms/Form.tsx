import { type ReactNode, useEffect, useRef } from 'react';
import { hasPage } from '../../browser/absentPages';
import { privacyPath } from '../../domain/pages/addresses';
import { useI18n } from '../../hooks/useI18n';
import { settings } from '../../browser/settings';
import { choiceNames, type FieldName, type FieldRule, type FieldValues, type FormKind, isMultiline } from '../../domain/forms/fields';
import type { Composition } from '../../domain/forms/message';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { formats } from '../../domain/i18n/formats';
import { formatDate, isPlainDate } from '../../domain/time/plainDate';
import { useHydrated } from '../../hooks/useHydrated';
import { classes } from '../ui/classes';
import { ContactLinks } from '../ui/ContactLinks';
import { SiteLink } from '../ui/SiteLink';
import { FormContext } from './Field';
import * as css from './Form.module.css';
import { focusField } from './formElement';
import { useForm } from './useForm';

interface FormProps {
  readonly name: string;
  readonly kind: FormKind;
  readonly fields: readonly FieldRule[];
  readonly labelledBy: string;
  readonly preset?: () => FieldValues;
  /** The label of each option in a composed message, by its value. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form of the site (docs/hotel-rules.md 9.1 to 9.5). Without script it posts natively if an endpoint is configured, and shows the contacts if not. */
export function Form({ name, kind, fields, labelledBy, preset, choices = {}, children }: FormProps) {
  const { t, language } = useI18n(['forms']);
  const hydrated = useHydrated();
  const endpoint = settings.formsEndpoint;
  const hiddenFields = { form: kind, language };
  const subject = t(`forms:subjects.${kind}`);
  const shownValue = (field: FieldName, value: string): string => {
    if (field === 'date') return isPlainDate(value) ? formatDate(value) : value;
    if (field === 'guests' && /^\d+$/.test(value)) return formatNumber(Number(value), language);
    return choiceNames.some((choice) => choice === field) ? (choices[value] ?? '') : value;
  };
  const compose = (values: FieldValues): Composition => ({
    subject,
    colon: formats[language].colon,
    fields: fields.map(({ name: field }) => ({
      label: t(`forms:labels.${field}`),
      value: shownValue(field, values[field] ?? ''),
      lines: isMultiline(field),
    })),
  });
  const { form, logic, faults, attempt, outcome, submit, changed } = useForm({ name, fields, endpoint, hiddenFields, compose, preset });

  const button = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt.wrong.length > 0) summary.current?.focus();
  }, [attempt]);

  const id = `form-${name}`;
  const corrected = attempt.wrong.length > 0 && !Object.values(faults).some(Boolean);
  return (
    <FormContext value={{ name, fields, faults }}>
      {!endpoint && (
        <noscript>
          <p>{t('forms:noScript')}</p>
          <ContactLinks className={`row ${css.contacts}`} />
        </noscript>
      )}
      <form
        ref={form}
        id={id}
        className={classes(css.form, !endpoint && 'scripted')}
        method="post"
        action={endpoint ?? undefined}
        noValidate={hydrated}
        aria-labelledby={labelledBy}
        data-replay=""
        onSubmit={submit}
        onInput={changed}
      >
        {Object.entries(hiddenFields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {logic && attempt.wrong.length > 0 && (
          <logic.ErrorSummary
            key={attempt.number}
            ref={summary}
            form={name}
            wrong={attempt.wrong}
            faults={faults}
            onChoose={(field) => focusField(form.current, field)}
          />
        )}
        <p className={`note soft ${css.full} ${css.required}`}>{t('forms:required')}</p>
        {children}
        <div className={css.full}>
          <div className={`row ${css.send}`}>
            <button
              ref={button}
              type="submit"
              className="btn"
              data-replay=""
              aria-disabled={outcome.state === 'sending' || undefined}
              aria-describedby={endpoint ? undefined : `${id}-before`}
            >
              {t(`forms:actions.${kind}`)}
            </button>
            <p className="note soft">
              {t(`forms:uses.${kind}`)} {hasPage(privacyPath) && <SiteLink to={privacyPath}>{t('forms:privacy')}</SiteLink>}
            </p>
          </div>
          {!endpoint && (
            <p id={`${id}-before`} className={`note ${css.before}`}>
              {t('forms:composeFirst')}
            </p>
          )}
          {logic && <logic.FormOutcome kind={kind} outcome={outcome} corrected={corrected} subject={subject} onRetry={() => button.current?.focus()} />}
        </div>
      </form>
    </FormContext>
  );
}
