import { type SyntheticEvent, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { maximumPeople, minimumPeople } from '../../domain/booking/people';
import { type Stay, stayProblem } from '../../domain/stay/stay';
import { useStay } from '../../hooks/useStay';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as card from '../ui/FieldCard.module.css';
import { bookingHost } from './bookingHost';
import { CountStepper } from './CountStepper';
import { lazyCalendar } from './lazyCalendar';
import { focusMissingDate, StayDates } from './StayDates';

type Booking = NonNullable<Queries.PageLayoutFragment['hotel']>['booking'];

/**
 * The stay search: two dates and the number of people, sent to the external booking engine in the same tab
 * (docs/hotel-rules.md 2.1 to 2.7).
 */
export function BookingCard({ booking, rules }: { booking: Booking; rules: { readonly checkIn: string; readonly checkOut: string } }) {
  lazyCalendar.usePreload();
  const { t } = useTranslation(['booking']);
  const id = useId();
  const { today, search, change } = useStay();
  const { stay, people } = search;
  const changeStay = useCallback((next: Stay) => change({ stay: next }), [change]);
  const [asked, setAsked] = useState(false);
  const problem = stayProblem(stay);
  const alert = asked && problem !== null;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem) {
      setAsked(true);
      focusMissingDate(event.currentTarget, problem);
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
        <StayDates today={today} stay={stay} rules={rules} missing={alert} onChange={changeStay} />
        <div className={card.column}>
          <span className={card.label} id={`${id}-people`}>
            <Icon name="person" />
            {t('booking:people')}
          </span>
          <CountStepper
            count={people}
            minimum={minimumPeople}
            maximum={maximumPeople}
            labelledBy={`${id}-people`}
            onChange={(next) => change({ people: next })}
          />
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
