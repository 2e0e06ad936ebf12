import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { pageOfOffer, pastOf } from '../../domain/offers/offerState';
import { useHotelToday } from '../../hooks/useHotelToday';
import * as css from './OtherOffers.module.css';

export const fragment = graphql`
  fragment OtherOffer on Offer {
    slug
    name(language: $language)
    when(language: $language)
    path
    firstDay
    lastDay
    annualDay {
      month
      day
    }
  }
`;

/** The other seasons, and that one is over: each leads to its page, or to its place among the experiences. */
export function OtherOffers({ offers }: { offers: readonly Queries.OtherOfferFragment[] }) {
  const { t } = useTranslation(['offers', 'common']);
  const today = useHotelToday();
  return (
    <section className={classes('wrap', css.offerMore)} aria-labelledby="outras">
      <h2 id="outras">{t('offers:others')}</h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <SiteLink to={pageOfOffer(offer)}>
              <span>{offer.name}</span>
              <small className="num">
                {offer.when}
                {today && pastOf(offer, today) && `, ${t('common:past')}`}
              </small>
              <Icon name="right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
