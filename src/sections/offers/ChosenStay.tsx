import { useTranslation } from 'react-i18next';
import { BookLink } from '../../components/booking/BookLink';
import { Icon } from '../../components/ui/Icon';
import { formatStay } from '../../domain/i18n/formatStay';
import { formatDate } from '../../domain/stay/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import { useStay } from '../../hooks/useStay';
import { RefundNotice } from '../rooms/RefundNotice';
import { AddToCalendar } from '../stay/AddToCalendar';
import type { HotelToVisit } from '../stay/saveStay';

/** The dates that the visitor has chosen, with a booking link and the refund deadline. Nothing before dates are chosen. */
export function ChosenStay({
  rules,
  hotel,
}: {
  rules: Queries.StayCardRulesFragment;
  hotel: HotelToVisit & { readonly booking: { readonly host: string; readonly hotelCode: string } };
}) {
  const { t } = useTranslation(['offers']);
  const language = useLanguage();
  const { chosen } = useStay();
  const { checkIn, checkOut } = chosen;
  if (!checkIn || !checkOut) return null;
  return (
    <div>
      <p className="note num">
        {t('offers:chosen', { checkIn: formatDate(checkIn), checkOut: formatDate(checkOut), nights: formatStay({ stay: chosen, language }) })}
      </p>
      <BookLink booking={hotel.booking} className="link">
        {t('offers:book')}
        <Icon name="right" />
      </BookLink>
      <RefundNotice checkIn={checkIn} rules={rules} />
      <AddToCalendar stay={chosen} rules={rules} hotel={hotel} />
    </div>
  );
}
