import { graphql } from 'gatsby';
import { type MouseEvent, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { BookDirect } from '../../components/booking/BookDirect';
import { focusMissingDate } from '../../components/booking/StayDates';
import { Icon } from '../../components/ui/Icon';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { stayRestriction } from '../../domain/stay/restrictions';
import { noDates, stayProblem } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/usePage';
import { useRestrictionText, useRestrictions } from '../../hooks/useRestrictions';
import { useStay } from '../../hooks/useStay';
import { RefundNotice } from '../../components/stay/RefundNotice';
import * as card from '../../styles/FieldCard.module.css';
import * as css from './StayCard.module.css';
import { StayFields } from '../../components/stay/StayFields';
import { StayCharges } from './StayCharges';

export const room = graphql`
  fragment StayCardRoom on Room {
    name(language: $language)
    occupancy {
      max
    }
  }
`;

/** The chosen stay beside a room; the booking engine only gets the stay and the number of people (docs/hotel-rules.md 2.1, 2.7). */
export function StayCard({ room: { name, occupancy }, rules }: { room: Queries.StayCardRoomFragment; rules: Queries.StayChargesFragment }) {
  const { t } = useI18n(['rooms', 'booking']);
  const { today, stay, people } = useStay();
  const [alert, setAlert] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const problem = stayProblem(stay);
  const restriction = stayRestriction(useRestrictions(), stay);
  const restrictionText = useRestrictionText();
  const { booking } = useHotel();
  const tooMany = people > occupancy.max ? t('rooms:stay.most', { count: occupancy.max }) : undefined;

  const book = (event: MouseEvent) => {
    if (!(problem ?? restriction) || !today) return;
    event.preventDefault();
    setAlert(true);
    focusMissingDate(fields.current, problem ?? 'missingCheckIn');
  };

  return (
    <aside
      id="reservar"
      className={`stack--wide gap-3 ${card.framed} ${css.roomBook}`}
      data-card=""
      data-prints={stay.checkIn !== null && stay.checkOut !== null}
      aria-label={t('rooms:stay.label', { name })}
    >
      <h2>{t('rooms:stay.heading')}</h2>
      <div ref={fields} className={`scripted stack gap-2 relative ${css.stay}`}>
        <StayFields missing={alert} warning={tooMany} />
        {alert && (problem ?? restriction) && (
          <p className={`${card.alert} ${css.alert}`} role="alert">
            <Icon name="alert" />
            {problem || !restriction ? t('booking:missingDates') : restrictionText(restriction)}
          </p>
        )}
        {tooMany && <p className="semibold">{tooMany}</p>}
      </div>
      <a className="btn btn--wide" href={bookingUrl({ ...booking, stay: restriction ? noDates : stay, people })} onClick={book}>
        {t('booking:submit')}
      </a>
      <BookDirect refund={!stay.checkIn} className="soft no-print" />
      <div className={`scripted stack relative ${css.stay}`}>
        <RefundNotice checkIn={stay.checkIn} />
        <StayCharges stay={stay} rules={rules} />
        <a className="touch underlined note no-print" href="#regras">
          {t('rooms:stay.rules')}
        </a>
      </div>
    </aside>
  );
}
