import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { classes } from '../../components/ui/classes';
import { OfferEntry } from './OfferEntry';
import { PlaceEntry, ReasonEntry } from './ReasonEntry';
import * as css from './Reasons.module.css';

export const fragment = graphql`
  fragment LastingReasons on Section {
    title(language: $language)
    items {
      ...ReasonEntry
    }
  }
`;

interface ReasonsProps {
  readonly id: string;
  readonly heading: string;
  /** Whether they have dates: then they are the first of the page, below the chart of the year, and their heading is visually hidden. */
  readonly dated?: boolean;
  readonly offers: readonly Queries.OfferEntryFragment[];
  /** Other entries, below the offers. */
  readonly children?: ReactNode;
}

function Reasons({ id, heading, dated = false, offers, children }: ReasonsProps) {
  return (
    <section id={id} className={classes('wrap', dated ? css.after : 'section')} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={dated ? 'sr-only' : css.title}>
        {heading}
      </h2>
      <ol className={css.list}>
        {offers.map((offer, index) => (
          <OfferEntry key={offer.slug} offer={offer} repeatsWhen={offer.when === offers[index - 1]?.when} first={dated && index === 0} />
        ))}
        {children}
      </ol>
    </section>
  );
}

/** Reasons to come on fixed dates, the season ahead first. */
export const DatedReasons = (props: Pick<ReasonsProps, 'heading' | 'offers'>) => <Reasons id="com-data" dated {...props} />;

interface LastingReasonsProps {
  readonly section: Queries.LastingReasonsFragment;
  readonly offers: readonly Queries.OfferEntryFragment[];
  readonly facilities: readonly Queries.PlaceEntryFragment[];
}

/** Reasons to come all year: offers, then places, then the restaurants. An item whose slug is that of a facility uses its facts. */
export function LastingReasons({ section, offers, facilities }: LastingReasonsProps) {
  return (
    <Reasons id="sem-data" heading={section.title} offers={offers}>
      {section.items.map((item) => {
        const facility = facilities.find(({ slug }) => slug === item.slug);
        return facility ? <PlaceEntry key={item.slug} words={item} facility={facility} /> : <ReasonEntry key={item.slug} words={item} picture={item.picture} />;
      })}
    </Reasons>
  );
}
