import { graphql } from 'gatsby';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookDirect } from '../../components/booking/BookDirect';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { bookingLink } from '../../domain/booking/bookingUrl';
import { formatStay } from '../../domain/i18n/formatStay';
import { vehiclesFromQuery } from '../../domain/stay/extras';
import { formatDate } from '../../domain/time/plainDate';
import { stayProblem } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/useHotel';
import { useLanguage } from '../../hooks/useLanguage';
import { useStay } from '../../hooks/useStay';
import { useQueryString } from '../../hooks/useQueryString';
import { AddToCalendar } from '../../components/stay/AddToCalendar';
import { Extras } from '../../components/stay/Extras';
import type { HotelToVisit } from '../../components/stay/saveStay';
import { StaySky } from '../../components/sky/StaySky';
import { RefundNotice } from '../../components/stay/RefundNotice';
import * as css from './StayCard.module.css';
import { StayFields } from '../../components/stay/StayFields';

export const room = graphql`
  fragment StayCardRoom on Room {
    slug
    name(language: $language)
    occupancy {
      max
    }
  }
`;

export const rules = graphql`
  fragment StayCardRules on StayRules {
    checkIn
    checkOut
    cancellationHours
    cancellationRefund
    ...AddToCalendar
  }
`;

interface StayCardProps {
  readonly room: Queries.StayCardRoomFragment;
  readonly rules: Queries.StayCardRulesFragment & Queries.ExtrasRulesFragment;
  readonly hotel: HotelToVisit;
}

/**
 * The chosen stay, initially empty, beside a room: dates, nights, people, refund deadline, sun and moon, and a link to the booking engine, which only gets the stay and
 * the number of people (docs/hotel-rules.md 2.1, 2.7). Without script, a plain link to it.
 */
export function StayCard({ room: { name, occupancy }, rules, hotel }: StayCardProps) {
  const { t } = useTranslation(['rooms', 'booking']);
  const language = useLanguage();
  const id = useId();
  const { today, stay, people } = useStay();
  const vehicles = vehiclesFromQuery(useQueryString());
  const [open, setOpen] = useState(false);
  const [alert, setAlert] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const problem = stayProblem(stay);
  const { booking } = useHotel();

  const book = (event: MouseEvent) => {
    if (!problem || !today) return;
    event.preventDefault();
    setOpen(true);
    setAlert(true);
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLInputElement>(problem === 'missingCheckIn' ? '[name="CheckIn"]' : '[name="CheckOut"]')?.focus(),
    );
  };

  return (
    <aside id="reservar" className={css.roomBook} aria-label={t('rooms:stay.label', { name })}>
      <h2>{t('rooms:stay.heading')}</h2>
      <div className={classes('scripted', css.stay)}>
        <p className={css.roomBookDates}>
          {stay.checkIn || stay.checkOut ? (
            <>
              <span className="sr-only">{t('booking:checkIn')}: </span>
              <span>{stay.checkIn ? formatDate(stay.checkIn) : t('booking:pickDate')}</span>
              <Icon name="right" />
              <span className="sr-only">{t('booking:checkOut')}: </span>
              <span>{stay.checkOut ? formatDate(stay.checkOut) : t('booking:pickDate')}</span>
            </>
          ) : (
            t('rooms:stay.noDates')
          )}
        </p>
        <p className="soft">{[formatStay({ stay, language }), t('rooms:people', { count: people })].filter(Boolean).join(' · ')}</p>
        {people > occupancy.max && <p className={css.most}>{t('rooms:stay.most', { count: occupancy.max })}</p>}
      </div>
      <a className="btn btn--line btn--wide" href={bookingLink({ ...booking, stay, people })} onClick={book}>
        {t('rooms:stay.book', { name })}
      </a>
      <BookDirect rules={rules} className="soft" />
      <div className={classes('scripted', css.stay)}>
        <button type="button" className="link" aria-expanded={open} aria-controls={id} data-replay="" onClick={() => setOpen(!open)}>
          {open ? t('rooms:stay.done') : t(problem ? 'rooms:stay.choose' : 'rooms:stay.change')}
        </button>
        <div id={id} ref={fields} hidden={!open}>
          {open && <StayFields rules={rules} missing={alert} />}
          {alert && problem && (
            <p className={css.alert} role="alert">
              <Icon name="alert" />
              {t('booking:missingDates')}
            </p>
          )}
        </div>
        {vehicles === null && <RefundNotice checkIn={stay.checkIn} rules={rules} />}
        <Extras stay={stay} rules={rules} label={t('rooms:stay.extras')} besideRules />
        <AddToCalendar stay={stay} rules={rules} hotel={hotel} />
        <StaySky stay={stay} hotel={hotel} />
      </div>
    </aside>
  );
}
