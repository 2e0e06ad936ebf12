import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { BookLink } from '../../components/booking/BookLink';
import { classes } from '../../components/ui/classes';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { phoneLink } from '../../domain/contact/contactLinks';
import { formatStay } from '../../domain/i18n/formatStay';
import { formatDate } from '../../domain/stay/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import { useStay } from '../../hooks/useStay';
import { RefundNotice } from '../rooms/RefundNotice';
import { AddToCalendar } from '../stay/AddToCalendar';
import type { HotelToVisit } from '../stay/saveStay';
import { OfferBookingLink } from './OfferBookingLink';
import { OfferDays } from './OfferDays';
import * as css from './OfferIntro.module.css';
import { useOfferFacts } from './useOfferFacts';

export const fragment = graphql`
  fragment OfferIntro on Offer {
    ...OfferBookingLink
    ...OfferDays
    ...OfferFacts
    intro(language: $language)
  }
`;

interface OfferIntroProps {
  readonly offer: Queries.OfferIntroFragment;
  readonly rules: Queries.StayCardRulesFragment;
  readonly hotel: HotelToVisit & { readonly phone: string; readonly booking: { readonly host: string; readonly hotelCode: string } };
}

/** The dates that the visitor has chosen, with a booking link and the refund deadline. Nothing before dates are chosen. */
function ChosenStay({ rules, hotel }: Pick<OfferIntroProps, 'rules' | 'hotel'>) {
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

/** What an offer includes, its discounts and facts, and how to book it. A single fact is below the text, more are beside it. The golden-years offer has the telephone first. */
export function OfferIntro({ offer, rules, hotel }: OfferIntroProps) {
  const { t } = useTranslation(['offers']);
  const phoneFirst = offer.mood === 'golden';
  const call = (
    <a className={phoneFirst ? 'btn' : 'link'} href={phoneLink(hotel.phone)}>
      <Icon name="phone" />
      <span>
        {t('offers:call')} <span className={css.phone}>{hotel.phone}</span>
      </span>
    </a>
  );
  const facts = useOfferFacts(offer);
  return (
    <section className={classes('section', 'wrap', 'grid', css.offerIntro)}>
      <div className={css.offerIntroText}>
        <p className="lead">{offer.intro}</p>
        <OfferDays offer={offer} />
        {facts.length === 1 && <Facts facts={facts} />}
        <div className={css.actions}>
          {phoneFirst && call}
          <OfferBookingLink offer={offer} booking={hotel.booking} className={classes('btn', phoneFirst && 'btn--line')} />
          {!phoneFirst && call}
        </div>
        {!offer.stay && <ChosenStay rules={rules} hotel={hotel} />}
      </div>
      {facts.length > 1 && <Facts className={css.facts} facts={facts} />}
    </section>
  );
}
