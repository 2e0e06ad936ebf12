import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { phoneLink } from '../../domain/contact/contactLinks';
import type { HotelToVisit } from '../stay/saveStay';
import { ChosenStay } from './ChosenStay';
import { OfferBookingLink } from './OfferBookingLink';
import { OfferDays } from './OfferDays';
import * as css from './OfferIntro.module.css';
import { useDiscounts } from './useDiscounts';

export const fragment = graphql`
  fragment OfferIntro on Offer {
    ...OfferBookingLink
    ...OfferDays
    intro(language: $language)
    ...Discounts
    facts {
      label(language: $language)
      value(language: $language)
    }
  }
`;

interface OfferIntroProps {
  readonly offer: Queries.OfferIntroFragment;
  readonly rules: Queries.StayCardRulesFragment;
  readonly hotel: HotelToVisit & { readonly phone: string; readonly booking: { readonly host: string; readonly hotelCode: string } };
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
  const facts = [...useDiscounts(offer), ...offer.facts];
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
