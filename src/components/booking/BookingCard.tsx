import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { clearStay } from '../../domain/stay/clearStay';
import { earliestCheckOut } from '../../domain/stay/earliestCheckOut';
import { pickCheckIn } from '../../domain/stay/pickCheckIn';
import { pickCheckOut } from '../../domain/stay/pickCheckOut';
import type { PlainDate } from '../../domain/stay/plainDate';
import { weekdayOf } from '../../domain/stay/weekdayOf';
import { formatTime } from '../../domain/i18n/formatTime';
import { weekdayName } from '../../domain/i18n/weekdayName';
import { useLanguage } from '../../hooks/useLanguage';
import { useStay } from '../../hooks/useStay';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import { DateField } from './DateField';
import { PeopleStepper } from './PeopleStepper';
import { bookingHost } from './bookingHost';
import * as css from './BookingCard.module.css';

type Booking = NonNullable<Queries.FrameFragment['hotel']>['booking'];

/**
 * The search for a stay: two dates and the number of people, sent to the outside booking engine in the same tab
 * (specification §2–§5, §7–§9; decisions “The booking card”).
 */
export function BookingCard({ booking, rules }: { booking: Booking; rules: { readonly checkIn: string; readonly checkOut: string } }) {
  const { t } = useTranslation(['booking']);
  const language = useLanguage();
  const id = useId();
  const { today, search, change } = useStay();
  const { stay, people } = search;
  const [alert, setAlert] = useState(false);
  const inputs = useRef<{ CheckIn: HTMLInputElement | null; CheckOut: HTMLInputElement | null }>({ CheckIn: null, CheckOut: null });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { checkIn, checkOut } = stay;
    if (!checkIn || !checkOut) {
      setAlert(true);
      inputs.current[checkIn ? 'CheckOut' : 'CheckIn']?.focus();
      return;
    }
    window.location.assign(bookingUrl({ host: bookingHost(booking.host), hotelCode: booking.hotelCode, stay, people }));
  };
  const hint = (date: PlainDate | null, key: 'arrive' | 'leave') =>
    date
      ? t(`booking:${key}`, {
          weekday: weekdayName(weekdayOf(date), language, 'long'),
          time: formatTime(key === 'arrive' ? rules.checkIn : rules.checkOut, language),
        })
      : t('booking:pickDate');

  return (
    <>
      <form id="reservar" className={classes(css.booking, alert && css.bookingError)} aria-label={t('booking:form')} onSubmit={submit} data-live="" noValidate>
        <input type="hidden" name="hotel" value={booking.hotelCode} />
        <input type="hidden" name="language" value={booking.language} />
        <DateField
          name="CheckIn"
          label={t('booking:checkIn')}
          clearLabel={t('booking:clearCheckIn')}
          hint={hint(stay.checkIn, 'arrive')}
          date={stay.checkIn}
          minimum={today}
          stay={stay}
          missing={alert && !stay.checkIn}
          inputRef={(input) => void (inputs.current.CheckIn = input)}
          onPick={(date) => change({ stay: pickCheckIn(stay, date) })}
          onClear={() => change({ stay: clearStay(stay, 'checkIn') })}
        />
        <DateField
          name="CheckOut"
          label={t('booking:checkOut')}
          clearLabel={t('booking:clearCheckOut')}
          hint={hint(stay.checkOut, 'leave')}
          date={stay.checkOut}
          minimum={today && earliestCheckOut({ checkIn: stay.checkIn, today })}
          stay={stay}
          missing={alert && !stay.checkOut}
          inputRef={(input) => void (inputs.current.CheckOut = input)}
          onPick={(date) => change({ stay: pickCheckOut(stay, date) })}
          onClear={() => change({ stay: clearStay(stay, 'checkOut') })}
        />
        <div className={css.bookingCol}>
          <span className={css.bookingLabel} id={`${id}-people`}>
            <Icon name="person" />
            {t('booking:people')}
          </span>
          <PeopleStepper people={people} labelledBy={`${id}-people`} onChange={(next) => change({ people: next })} />
          <input type="hidden" name="ad" value={people} />
          <span className={css.bookingHint}>{t('booking:peopleHint')}</span>
        </div>
        <div className={css.bookingGo}>
          <button type="submit" className="btn btn--wide" data-live="">
            {t('booking:submit')}
          </button>
        </div>
        {alert && !(stay.checkIn && stay.checkOut) && (
          <p className={css.bookingAlert} role="alert">
            {t('booking:missingDates')}
          </p>
        )}
      </form>
      <noscript>
        <a className="btn btn--sun" href={`${bookingHost(booking.host)}/hotel/${booking.hotelCode}`}>
          {t('booking:submit')}
        </a>
      </noscript>
    </>
  );
}
