import { type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { type Stay, stayProblem } from '../../domain/stay/stay';
import { useStay } from '../../hooks/useStay';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as card from '../ui/FieldCard.module.css';
import { bookingHost } from './bookingHost';
import { useCalendarPreload } from './DateField';
import { PeopleStepper } from './PeopleStepper';
import { type DateInputs, StayDates } from './StayDates';

type Booking = NonNullable<Queries.PageLayoutFragment['hotel']>['booking'];

/**
 * The stay search: two dates and the number of people, sent to the external booking engine in the same tab
 * (docs/hotel-rules.md 2.1 to 2.7).
 */
export function BookingCard({ booking, rules }: { booking: Booking; rules: { readonly checkIn: string; readonly checkOut: string } }) {
  useCalendarPreload();
  const { t } = useTranslation(['booking']);
  const id = useId();
  const { today, search, change } = useStay();
  const { stay, people } = search;
  const changeStay = useCallback((next: Stay) => change({ stay: next }), [change]);
  const [asked, setAsked] = useState(false);
  const problem = stayProblem(stay);
  const alert = asked && problem !== null;
  const inputs = useRef<DateInputs>({ CheckIn: null, CheckOut: null });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (problem) {
      setAsked(true);
      inputs.current[problem === 'missingCheckIn' ? 'CheckIn' : 'CheckOut']?.focus();
      return;
    }
    window.location.assign(bookingUrl({ host: bookingHost(booking.host), hotelCode: booking.hotelCode, stay, people }));
  };
  return (
    <>
      <form
        id="reservar"
        className={classes('on-paper scripted', card.card, alert && card.error)}
        aria-label={t('booking:form')}
        onSubmit={submit}
        data-replay=""
        noValidate
      >
        <input type="hidden" name="hotel" value={booking.hotelCode} />
        <input type="hidden" name="language" value={booking.language} />
        <StayDates today={today} stay={stay} rules={rules} missing={alert} inputs={inputs} onChange={changeStay} />
        <div className={card.column}>
          <span className={card.label} id={`${id}-people`}>
            <Icon name="person" />
            {t('booking:people')}
          </span>
          <PeopleStepper people={people} labelledBy={`${id}-people`} onChange={(next) => change({ people: next })} />
          <input type="hidden" name="ad" value={people} />
          <span className={card.hint}>{t('booking:peopleHint')}</span>
        </div>
        <div className={card.submit}>
          <button type="submit" className="btn btn--wide" data-replay="">
            {t('booking:submit')}
          </button>
        </div>
        {alert && (
          <p className={card.alert} role="alert">
            {t('booking:missingDates')}
          </p>
        )}
      </form>
      <noscript>
        <a className="btn" href={`${bookingHost(booking.host)}/hotel/${booking.hotelCode}`}>
          {t('booking:submit')}
        </a>
      </noscript>
    </>
  );
}
