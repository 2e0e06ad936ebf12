import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { PageLayout } from '../../components/layout/PageLayout';
import { Picture } from '../../components/media/Picture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { classes } from '../../components/ui/classes';
import { SectionHead } from '../../components/ui/SectionHead';
import { SiteLink } from '../../components/ui/SiteLink';
import { offerPath, pageOfRole } from '../../domain/pages/addresses';
import { isOver } from '../../domain/offers/offerState';
import { seasonAheadFirst } from '../../domain/offers/placeInYear';
import { useDayOfVisit } from '../../hooks/useHotelNow';
import { useOfferWhen } from '../../hooks/useOfferWhen';
import { StayRulesLine } from '../../components/stay/StayRulesLine';
import { OfferHero } from './OfferHero';
import { OfferIntro } from './OfferIntro';
import { OfferProgramme } from './OfferProgramme';
import { OfferTerms } from './OfferTerms';
import '../../styles/backgrounds.css';
import * as parted from '../../styles/Parts.module.css';
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
    months
    picture {
      ...CardPicture
    }
    ...OfferTimes
  }
`;

/** The parts of an offer, in order, with its picture for them, if it has one: each theme lays them out in its own way. */
export function OfferParts({ offer: { parts, partsPicture } }: { offer: Queries.OfferPartsFragment }) {
  return (
    <section className={`${parted.parts} ${css.parts}`}>
      {partsPicture && (
        <div className={`no-print ${css.picture}`}>
          <Picture picture={partsPicture} sizes="(width < 37.5em) 180vw, (width < 56.25em) 140vw, 120vw" />
        </div>
      )}
      <ol>
        {parts.map(({ slug, title, text, path, action }) => (
          <li key={slug}>
            <h2 className="h3">{title}</h2>
            <p className="soft">{text}</p>
            {path && <ArrowLink to={path}>{action}</ArrowLink>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const shownOthers = 3;

/** Cards of the next other seasons, the one ahead first; what is over and does not come again is left out. */
function OtherOffers({ offers, site }: { offers: readonly Queries.OtherOfferFragment[]; site: Queries.OfferPageQuery['site'] }) {
  const { t } = useI18n(['offers']);
  const when = useOfferWhen();
  const today = useDayOfVisit(site);
  const ahead = seasonAheadFirst(
    offers.filter((offer) => !isOver(offer, today)),
    today,
  );
  if (ahead.length === 0) return null;
  return (
    <section className={classes('wrap no-print', css.others)} aria-labelledby="outras">
      <SectionHead id="outras" title={t('offers:others')}>
        <ArrowLink to={pageOfRole.offers}>{t('offers:all')}</ArrowLink>
      </SectionHead>
      <ul>
        {ahead.slice(0, shownOthers).map((offer) => (
          <li key={offer.slug}>
            <SiteLink className="zoom" to={offerPath(offer)}>
              <figure className="cropped">
                <Picture picture={offer.picture} sizes="(width < 37.5em) 60vw, 48vw" decorative />
              </figure>
              <span>{offer.name}</span>
              <small className="tabular">{when(offer)}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const darkThemes: readonly string[] = ['christmas', 'newYear', 'party'];

/** The view of all offers; colours, pictures and the layout of the parts differ. The children are below the parts. */
export function OfferView({ data, children }: { data: Queries.OfferPageQuery; children?: ReactNode }) {
  const { page, offer, stayRules } = data;
  const when = useOfferWhen();
  const over = isOver(offer, useDayOfVisit(data.site));
  return (
    <PageLayout data={data} hero={<OfferHero picture={offer.picture} tag={when(offer)} heading={page.heading} lead={offer.lead} />}>
      <div className={classes(css.body, offer.theme !== 'plain' && css[offer.theme], darkThemes.includes(offer.theme) && 'on-photo')}>
        <OfferIntro offer={offer} over={over}>
          <OfferTerms offer={offer} over={over}>
            <StayRulesLine rules={stayRules} className="soft" />
          </OfferTerms>
        </OfferIntro>
        {offer.programme && <OfferProgramme programme={offer.programme} />}
        {offer.parts.length > 0 && <OfferParts offer={offer} />}
        {children}
      </div>
      <OtherOffers offers={data.offers.nodes.filter(({ slug }) => slug !== offer.slug)} site={data.site} />
    </PageLayout>
  );
}
