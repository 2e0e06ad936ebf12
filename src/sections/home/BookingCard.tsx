import { useI18n } from '../../hooks/useI18n';
import { engineParameters } from '../../domain/booking/bookingUrl';
import { peopleBounds } from '../../domain/booking/people';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { withPeople } from '../../domain/party/party';
import { initialStay } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/usePage';
import { useStay } from '../../hooks/useStay';
import * as card from '../../styles/FieldCard.module.css';
import { BookDirect } from '../../components/booking/BookDirect';
import { BookingForm, GuestCount } from '../../components/booking/BookingForm';

/** The booking card of the home page: two dates and the number of people, with the fields that the engine's own form has (docs/hotel-rules.md 2.6). */
export function BookingCard() {
  const { t } = useI18n(['booking']);
  const { booking } = useHotel();
  const { party, people, change } = useStay();
  return (
    <BookingForm
      id={bookingCardId}
      className="on-paper"
      start={initialStay}
      guests={{ people }}
      missingDates={t('booking:missingDates')}
      foot={<BookDirect refund={false} className={card.foot} />}
    >
      <GuestCount
        icon="person"
        label={t('booking:people')}
        hint={t('booking:peopleHint', peopleBounds)}
        count={people}
        {...peopleBounds}
        onChange={(next) => change({ party: withPeople(party, next) })}
        name={engineParameters.people}
      />
      <input type="hidden" name="hotel" value={booking.hotelCode} />
      <input type="hidden" name="language" value={booking.language} />
    </BookingForm>
  );
}
