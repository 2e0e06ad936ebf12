import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import type { choiceNames } from '../../domain/forms/fields';
import { parseDay } from '../../domain/forms/visitorInput';
import { formatDate, type PlainDate } from '../../domain/time/plainDate';
import { useHotelToday } from '../../hooks/useHotelNow';
import { lazyCalendar, useCalendar } from '../booking/lazyCalendar';
import { Icon } from '../ui/Icon';
import { Field } from './Field';
import * as css from './RequestFields.module.css';

export function TypedDateField() {
  const { t } = useI18n(['forms']);
  const today = useHotelToday();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [date, setDate] = useState<PlainDate | null>(null);
  const fillIn = useCallback((picked: PlainDate) => {
    if (input.current) input.current.value = formatDate(picked);
    // so that the draft is saved and the field validated
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  // focus returns not to the field: a phone would open its keyboard
  const { preload, show, overlay } = useCalendar(button, fillIn);
  return (
    <Field name="date">
      {(control) => (
        <div ref={place} className={`relative ${css.day}`}>
          <input ref={input} type="text" inputMode="numeric" autoComplete="off" placeholder={t('forms:datePlaceholder')} onFocus={preload} {...control} />
          {today && (
            <>
              <button
                ref={button}
                type="button"
                aria-label={t('forms:calendar')}
                aria-haspopup="dialog"
                aria-expanded={overlay.open}
                aria-controls={overlay.open ? `${id}-calendar` : undefined}
                onPointerEnter={preload}
                onClick={() => {
                  const written = parseDay(input.current?.value ?? '');
                  setDate(written && written >= today ? written : null);
                  show();
                }}
              >
                <Icon name="calendar" />
              </button>
              <lazyCalendar.Overlay
                key={date ?? today}
                {...overlay}
                id={`${id}-calendar`}
                anchor={place}
                label={t('forms:labels.date')}
                date={date}
                minimum={today}
                stay={{ checkIn: date, checkOut: null }}
              />
            </>
          )}
        </div>
      )}
    </Field>
  );
}

interface SelectProps {
  readonly name: (typeof choiceNames)[number];
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string;
}

export function Select({ name, placeholder, options, defaultValue = '' }: SelectProps) {
  return (
    <Field name={name}>
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

/** The fields of a request, and its message below them, or beside them where there is space. */
export function RequestFields({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={css.fields}>{children}</div>
      <div className={css.message}>
        <Field name="message">{(control) => <textarea rows={5} {...control} />}</Field>
      </div>
    </>
  );
}
