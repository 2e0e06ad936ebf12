import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { onWindow } from '../../browser/store';
import { useI18n } from '../../hooks/useI18n';
import type { TextForm } from '../../domain/i18n/formatTime';
import { formatDate, type PlainDate } from '../../domain/time/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as card from '../../styles/FieldCard.module.css';
import { lazyCalendar, useCalendar } from './lazyCalendar';
import * as css from './DateField.module.css';

interface DateFieldProps {
  /** Its name in the form; for the dates of a stay that of the booking engine. */
  readonly name: string;
  readonly label: string;
  readonly clearLabel: string;
  /** What is said below the date, and below that. */
  readonly hint?: (form: TextForm) => string;
  readonly note?: ((form: TextForm) => string) | undefined;
  readonly date: PlainDate | null;
  /** The first day that may be picked; null in the server's HTML. */
  readonly minimum: PlainDate | null;
  /** Why a day may not be picked, to be shown; null for one that may. Default: every day from the first one may be picked. */
  readonly reasonAgainst?: ((date: PlainDate) => string | null) | undefined;
  readonly stay: Stay;
  readonly missing: boolean;
  readonly next?: boolean;
  readonly onBlur?: () => void;
  readonly onPick: (date: PlainDate) => void;
  readonly onClear: () => void;
}

/** Heard as the description of the field, and not once more as text. */
function Description({ id, className, say }: { readonly id: string; readonly className: string; readonly say: (form: TextForm) => string }) {
  const [written, spoken] = [say({ spoken: false }), say({ spoken: true })];
  return (
    <>
      <span id={written === spoken ? id : undefined} className={className} aria-hidden="true">
        {written}
      </span>
      {written !== spoken && (
        <span id={id} hidden>
          {spoken}
        </span>
      )}
    </>
  );
}

/** In place of the calendar while it is loading. Escape, a tap beside it or its button close it. */
function Waiting({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n(['booking', 'common']);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [
      onWindow('keydown', ({ key }) => key === 'Escape' && onClose()),
      onWindow('pointerdown', ({ target }) => !panel.current?.contains(target as Node) && onClose()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [onClose]);
  return (
    <div ref={panel} className={css.waiting}>
      <p role="status">{t('common:loading')}</p>
      <button type="button" className="link" onClick={onClose}>
        {t('booking:closeWaiting')}
      </button>
    </div>
  );
}

/** A date that is chosen from a calendar only: typing is blocked, click and keys open it, × clears it (docs/hotel-rules.md 2.3). */
export function DateField({
  name,
  label,
  clearLabel,
  hint,
  note,
  date,
  minimum,
  reasonAgainst,
  stay,
  missing,
  next = false,
  onBlur,
  onPick,
  onClear,
}: DateFieldProps) {
  const { t } = useI18n(['booking']);
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { preload, show, overlay } = useCalendar(input, onPick);
  // after the closed calendar of the field before has given the focus back
  useLayoutEffect(() => {
    if (next) input.current?.focus();
  }, [next]);
  // the widget reads its start date only when it mounts: a new key remounts it while it is closed
  const start = date ?? minimum;
  const [startDate, setStartDate] = useState(start);
  if (!overlay.open && startDate !== start) setStartDate(start);
  const value = date ? formatDate(date) : '';
  const placeholder = t('booking:placeholder');
  return (
    <div ref={column} className={classes(card.column, css.field, date && css.clearable, missing && card.missing)}>
      <label className={card.label} htmlFor={id}>
        <Icon name="calendar" />
        {label}
      </label>
      <span className={css.value} data-shown={value || placeholder}>
        <input
          id={id}
          ref={input}
          name={name}
          value={value}
          placeholder={placeholder}
          size={1}
          readOnly
          autoComplete="off"
          // not a text field: it opens its calendar
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={overlay.open}
          aria-controls={overlay.open ? `${id}-calendar` : undefined}
          aria-describedby={[hint && `${id}-hint`, note && `${id}-note`, `${id}-how`].filter(Boolean).join(' ')}
          aria-invalid={missing}
          data-replay=""
          data-preload-chunk="calendar"
          onPointerEnter={preload}
          onFocus={preload}
          onBlur={onBlur}
          onClick={show}
          onKeyDown={(event) => {
            if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
            event.preventDefault();
            show();
          }}
        />
      </span>
      {date && (
        <button type="button" className={`cross ${css.clear}`} aria-label={clearLabel} data-replay="" onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
      {hint && <Description id={`${id}-hint`} className={card.hint} say={hint} />}
      {note && <Description id={`${id}-note`} className={classes(card.hint, css.note)} say={note} />}
      <span id={`${id}-how`} hidden>
        {t('booking:notTyped')}
      </span>
      {minimum && (
        <lazyCalendar.Overlay
          key={startDate}
          {...overlay}
          fallback={<Waiting onClose={overlay.onClose} />}
          id={`${id}-calendar`}
          anchor={column}
          label={label}
          date={date}
          minimum={minimum}
          reasonAgainst={reasonAgainst}
          stay={stay}
        />
      )}
    </div>
  );
}
