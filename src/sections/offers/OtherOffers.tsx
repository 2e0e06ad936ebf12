import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { offerPath } from '../../domain/pages/addresses';
import { usePastWords } from '../../hooks/usePastWords';
import * as css from './OtherOffers.module.css';

export const fragment = graphql`
  fragment OtherOffer on Offer {
    slug
    name(language: $language)
    when(language: $language)
    path
    ...OfferTimes
  }
`;

/** Links to the other seasons: to their pages, or to their entries among the experiences. Past ones are marked. */
export function OtherOffers({ offers }: { offers: readonly Queries.OtherOfferFragment[] }) {
  const { t } = useTranslation(['offers']);
  const pastWords = usePastWords();
  return (
    <section className={classes('wrap', css.offerMore)} aria-labelledby="outras">
      <h2 id="outras">{t('offers:others')}</h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <SiteLink to={offerPath(offer)}>
              <span>{offer.name}</span>
              <small className="num">{[offer.when, pastWords(offer)].filter(Boolean).join(', ')}</small>
              <Icon name="right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
