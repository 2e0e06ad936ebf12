import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { BookDirect } from '../../components/booking/BookDirect';
import { BookingForm, GuestCount } from '../../components/booking/BookingForm';
import { RefundNotice } from '../../components/stay/RefundNotice';
import { SectionHead } from '../../components/ui/SectionHead';
import { childrenBounds, peopleBounds } from '../../domain/booking/people';
import { withChildren } from '../../domain/party/party';
import { noDates } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/usePage';
import { useStay } from '../../hooks/useStay';
import * as css from './StayRequest.module.css';

const withoutDates = () => noDates;

/** The reservation form of the structure page: dates, adults, and children, in the parameter that content names (docs/hotel-rules.md 2.8). */
export function StayRequest({ section, children: conditions }: { section: Queries.SectionTextFragment; children?: ReactNode }) {
  const { t } = useI18n(['forms']);
  const { booking } = useHotel();
  const { stay, party, change } = useStay(withoutDates);
  const { adults, children } = party;
  return (
    <section className="on-sand section no-print" id={section.slug} aria-labelledby={`${section.slug}-title`}>
      <div className="wrap">
        <SectionHead id={`${section.slug}-title`} title={section.title} lead={section.lead} />
        <BookingForm
          className={css.stay}
          start={withoutDates}
          guests={{ people: adults, children: { parameter: booking.childrenParameter, count: children.length } }}
          missingDates={t('forms:stay.missingDates')}
        >
          <GuestCount
            icon="person"
            label={t('forms:stay.adults')}
            hint={t('forms:stay.adultsHint', peopleBounds)}
            count={adults}
            {...peopleBounds}
            fewerLabel={t('forms:stay.fewerAdults')}
            moreLabel={t('forms:stay.moreAdults')}
            onChange={(count) => change({ party: { ...party, adults: count } })}
          />
          <GuestCount
            icon="child"
            label={t('forms:stay.children')}
            hint={t('forms:stay.childrenHint')}
            count={children.length}
            {...childrenBounds}
            fewerLabel={t('forms:stay.fewerChildren')}
            moreLabel={t('forms:stay.moreChildren')}
            onChange={(count) => change({ party: withChildren(party, count) })}
          />
        </BookingForm>
        <BookDirect refund={!stay.checkIn} className="mt-5" />
        <RefundNotice checkIn={stay.checkIn} className="mt-5" />
        {conditions && <div className={`note soft ${css.conditions}`}>{conditions}</div>}
      </div>
    </section>
  );
}
