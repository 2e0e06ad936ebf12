import { graphql } from 'gatsby';
import { Children, type ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
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
  readonly dated?: boolean;
  readonly offers: readonly Queries.OfferEntryFragment[];
  readonly common: readonly string[];
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

function Reasons({ id, heading, dated = false, offers, common, children, foot }: ReasonsProps) {
  if (offers.length + Children.count(children) === 0) return null;
  return (
    <section id={id} className={classes('wrap', dated ? css.after : 'section')} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={dated ? 'sr-only' : css.title}>
        {heading}
      </h2>
      <ol className={css.list}>
        {offers.map((offer, index) => (
          <OfferEntry key={offer.slug} offer={offer} common={common} repeatsWhen={offer.when === offers[index - 1]?.when} first={dated && index === 0} />
        ))}
        {children}
      </ol>
      {foot}
    </section>
  );
}

/** Reasons to come on fixed dates, the season ahead first. */
export const DatedReasons = (props: Pick<ReasonsProps, 'heading' | 'offers' | 'common'>) => <Reasons id="com-data" dated {...props} />;

interface LastingReasonsProps extends Pick<ReasonsProps, 'offers' | 'common'> {
  readonly section: Queries.LastingReasonsFragment;
  readonly facilities: readonly Queries.PlaceEntryFragment[];
}

/** Reasons to come all year. An item whose slug is that of a facility uses its facts. */
export function LastingReasons({ section, offers, common, facilities }: LastingReasonsProps) {
  const { t } = useI18n(['offers']);
  return (
    <Reasons
      id="sem-data"
      heading={section.title}
      offers={offers}
      common={common}
      foot={
        common.length > 0 && (
          <div className={`note soft ${css.conditions}`}>
            <h3>{t('offers:conditions')}</h3>
            <ul>
              {common.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </div>
        )
      }
    >
      {section.items.map((item) => {
        const facility = facilities.find(({ slug }) => slug === item.slug);
        return facility ? <PlaceEntry key={item.slug} entry={item} facility={facility} /> : <ReasonEntry key={item.slug} entry={item} picture={item.picture} />;
      })}
    </Reasons>
  );
}
