import type { TFunction } from 'i18next';
import { useI18n } from '../../hooks/useI18n';
import { BookLink } from '../../components/booking/BookLink';
import { Spoken } from '../../components/ui/Spoken';
import { formatStay } from '../../domain/i18n/formatStay';
import type { TextForm } from '../../domain/i18n/formatTime';
import { formatDate } from '../../domain/time/plainDate';
import { peopleIn } from '../../domain/party/party';
import type { TripStay as Stay } from '../../domain/trip/trip';
import { RefundNotice } from '../../components/stay/RefundNotice';
import { StayFields } from '../../components/stay/StayFields';
import type { Language } from '../../site';
import * as css from './Trip.module.css';

/** Dates, nights and number of guests in one language. @param form by default as written */
export const stayText = (stay: Stay, t: TFunction<['trip', 'rooms']>, language: Language, form?: TextForm): string =>
  [
    t('trip:dates', { checkIn: formatDate(stay.checkIn), checkOut: formatDate(stay.checkOut), length: formatStay({ stay, language, ...form }) }),
    t('rooms:people', { count: peopleIn(stay) }),
  ].join(', ');

/** The dates and people of a trip as text; for the guest’s own trip with fields to choose them. */
export function TripStay({ stay, shared }: { stay: Stay | null; shared: boolean }) {
  const { t, language } = useI18n(['trip', 'rooms']);
  if (shared && !stay) return null;
  return (
    <section className={css.part} data-printed={stay !== null}>
      <h2 className="h3">{t('trip:stay')}</h2>
      <div className={`stack ${css.stay}`}>
        {stay ? (
          <>
            <p className={css.dates}>
              <Spoken say={(form) => stayText(stay, t, language, form)} />
            </p>
            <RefundNotice checkIn={stay.checkIn} />
          </>
        ) : (
          <p className="no-print">{t('trip:stayOpen')}</p>
        )}
        {!shared && (
          <div className="no-print">
            <StayFields />
            <p className={css.book}>
              <BookLink className="link">{t('trip:availability')}</BookLink>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
