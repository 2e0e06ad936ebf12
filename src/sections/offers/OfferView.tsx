import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { PageLayout } from '../../components/layout/PageLayout';
import { classes } from '../../components/ui/classes';
import { StayRulesLine } from '../stay/StayRulesLine';
import { OfferHero } from './OfferHero';
import { OfferIntro } from './OfferIntro';
import { OfferParts } from './OfferParts';
import { OfferTerms } from './OfferTerms';
import { OtherOffers } from './OtherOffers';
import '../../styles/grounds.css';
import * as css from './OfferView.module.css';

export const view = graphql`
  fragment OfferView on Offer {
    ...OfferIntro
    ...OfferTerms
    ...OfferParts
    slug
    mood
    when(language: $language)
    lead(language: $language)
    picture {
      ...HeroPicture
    }
  }
`;

export const words = graphql`
  fragment OfferWords on PageWords {
    path
    heading(language: $language)
  }
`;

export const surroundings = graphql`
  fragment OfferSurroundings on Query {
    ...PageLayout
    hotel {
      ...HotelCoordinates
    }
    stayRules {
      ...StayRulesLine
      ...StayCardRules
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        ...OtherOffer
      }
    }
  }
`;

interface OfferViewProps {
  readonly data: Queries.OfferSurroundingsFragment & { readonly page: Queries.OfferWordsFragment; readonly offer: Queries.OfferViewFragment };
  /** Between the offer's dates and its terms. */
  readonly children?: ReactNode;
}

/** The view of all offers; background, picture and figures differ. */
export function OfferView({ data, children }: OfferViewProps) {
  const { page, offer, hotel, stayRules } = data;
  return (
    <PageLayout data={data} path={page.path} name={page.heading}>
      <OfferHero picture={offer.picture} tag={offer.when} heading={page.heading} lead={offer.lead} />
      <div className={classes(css.offerBody, css[offer.mood])}>
        <OfferIntro offer={offer} rules={stayRules} hotel={hotel} />
        {children}
        <OfferTerms offer={offer} whatsapp={hotel.whatsapp} />
        {offer.parts.length > 0 && <OfferParts offer={offer} />}
        <div className={classes('wrap', css.rules)}>
          <StayRulesLine rules={stayRules} className="soft" />
        </div>
      </div>
      <OtherOffers offers={data.offers.nodes.filter(({ slug }) => slug !== offer.slug)} />
    </PageLayout>
  );
}
