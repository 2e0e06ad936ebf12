import { type ReactNode, type SyntheticEvent, useCallback, useId, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { leaveForEngine } from '../../browser/measuredActions';
import { bookingStart, bookingUrl } from '../../domain/booking/bookingUrl';
import { stayRestriction } from '../../domain/stay/restrictions';
import { type Stay, stayProblem } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/usePage';
import { useRestrictionText, useRestrictions } from '../../hooks/useRestrictions';
import { useStay } from '../../hooks/useStay';
import { classes } from '../ui/classes';
import * as card from '../../styles/FieldCard.module.css';
import { Icon, type IconName } from '../ui/Icon';
import { CountStepper } from './CountStepper';
import { lazyCalendar } from './lazyCalendar';
import { focusMissingDate, StayDates } from './StayDates';

interface BookingFormProps {
  readonly id?: string;
  readonly className: string | undefined;
  readonly start: NonNullable<Parameters<typeof useStay>[0]>;
  readonly guests: Pick<Parameters<typeof bookingUrl>[0], 'people' | 'children'>;
  readonly missingDates: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Dates and guests for the booking engine, in the same tab (docs/hotel-rules.md 2.1 to 2.8, 2.12); without script a link to the engine. */
export function BookingForm({ id, className, start, guests, missingDates, foot, children }: BookingFormProps) {
  lazyCalendar.usePreload();
  const { t } = useI18n(['booking']);
  const { booking } = useHotel();
  const { today, stay, change } = useStay(start);
  const changeDates = useCallback((next: Stay) => change({ stay: next }), [change]);
  const [submitted, setSubmitted] = useState(false);
  const problem = stayProblem(stay);
  const missing = submitted && problem !== null;
  const restriction = stayRestriction(useRestrictions(), stay);
  const restrictionText = useRestrictionText();

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem) focusMissingDate(event.currentTarget, problem);
    else if (restriction) focusMissingDate(event.currentTarget, 'missingCheckIn');
    else leaveForEngine(bookingUrl({ ...booking, ...guests, stay }), event.currentTarget);
  };
  return (
    <>
      <form
        id={id}
        className={classes('scripted', card.card, className, missing && card.error)}
        aria-label={t('booking:form')}
        // if a script does not come (docs/hotel-rules.md 2.7)
        action={bookingStart(booking)}
        data-replay={bookingStart(booking)}
        onSubmit={submit}
        noValidate
      >
        <StayDates today={today} stay={stay} missing={missing} onChange={changeDates} />
        {children}
        <div className={card.submit}>
          <button type="submit" className="btn btn--wide" data-replay="">
            {t('booking:submit')}
          </button>
        </div>
        {foot}
        {(missing || (submitted && restriction)) && (
          <p className={card.alert} role="alert">
            <Icon name="alert" />
            {missing || !restriction ? missingDates : restrictionText(restriction)}
          </p>
        )}
      </form>
      <noscript>
        <a className="btn" href={bookingStart(booking)}>
          {t('booking:submit')}
        </a>
      </noscript>
    </>
  );
}

interface GuestCountProps extends Omit<Parameters<typeof CountStepper>[0], 'labelledBy'> {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  /** The engine's name for it, where the form has a field of that name. */
  readonly name?: string;
}

export function GuestCount({ icon, label, hint, name, ...stepper }: GuestCountProps) {
  const id = useId();
  return (
    <div className={card.column}>
      <span className={card.label} id={id}>
        <Icon name={icon} />
        {label}
      </span>
      <CountStepper {...stepper} labelledBy={id} />
      {name && <input type="hidden" name={name} value={stepper.count} />}
      <span className={card.hint}>{hint}</span>
    </div>
  );
}
