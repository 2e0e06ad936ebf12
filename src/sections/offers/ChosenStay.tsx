import { useTranslation } from 'react-i18next';
import { describeStay } from '../../domain/stay/describeStay';
import { formatDate } from '../../domain/stay/formatDate';
import { chosenStay } from '../../domain/stay/chosenStay';
import { useLanguage } from '../../hooks/useLanguage';
import { useStay } from '../../hooks/useStay';
import { RefundNotice } from '../rooms/RefundNotice';
import { AddToCalendar } from '../stay/AddToCalendar';
import type { HotelToVisit } from '../stay/saveStay';

/** The dates that the visitor has chosen, which the booking button carries, and until when their cancellation is refunded. Nothing before dates are chosen. */
export function ChosenStay({ rules, hotel }: { rules: Queries.StayCardRulesFragment; hotel: HotelToVisit }) {
  const { t } = useTranslation(['offers']);
  const language = useLanguage();
  const { today, search } = useStay();
  const { checkIn, checkOut } = chosenStay(search.stay, today);
  if (!checkIn || !checkOut) return null;
  return (
    <div>
      <p className="note num">
        {t('offers:chosen', { checkIn: formatDate(checkIn), checkOut: formatDate(checkOut), nights: describeStay({ stay: search.stay, language }) })}
      </p>
      <RefundNotice checkIn={checkIn} rules={rules} />
      <AddToCalendar stay={search.stay} rules={rules} hotel={hotel} />
    </div>
  );
}
