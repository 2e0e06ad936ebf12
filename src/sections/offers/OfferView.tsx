import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../components/layout/PageLayout';
import { Picture } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { offerPath } from '../../domain/pages/addresses';
import { usePastWords } from '../../hooks/usePastWords';
import { StayRulesLine } from '../stay/StayRulesLine';
import { OfferHero } from './OfferHero';
import { OfferIntro } from './OfferIntro';
import { OfferTerms } from './OfferTerms';
import '../../styles/grounds.css';
import * as css from './OfferView.module.css';

export const parts = graphql`
  fragment OfferParts on Offer {
    parts {
      slug
      title(language: $language)
      text(language: $language)
      path
      action(language: $language)
    }
    partsPicture {
      ...HalfPicture
    }
  }
`;

export const other = graphql`
  fragment OtherOffer on Offer {
    slug
    name(language: $language)
    when(language: $language)
    path
    ...OfferTimes
  }
`;

/** The parts of an offer, in order, beside a picture. */
function OfferParts({ offer: { parts, partsPicture } }: { offer: Queries.OfferPartsFragment }) {
  return (
    <section className={css.offerParts}>
      <div className={css.offerPartsImg}>
        <Picture picture={partsPicture} sizes="(width < 56.25em) 100vw, 50vw" />
      </div>
      <ol>
        {parts.map(({ slug, title, text, path, action }) => (
          <li key={slug}>
            <h2>{title}</h2>
            <p>{text}</p>
            {path && (
              <SiteLink className="link" to={path}>
                {action}
                <Icon name="right" />
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the other seasons: to their pages, or to their entries among the experiences. Past ones are marked. */
function OtherOffers({ offers }: { offers: readonly Queries.OtherOfferFragment[] }) {
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

/** The view of all offers; background, picture and figures differ. The children are between the offer's dates and its terms. */
export function OfferView({ data, children }: { data: Queries.OfferPageQuery; children?: ReactNode }) {
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
