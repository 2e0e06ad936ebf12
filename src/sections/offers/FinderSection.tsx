import { graphql } from 'gatsby';
import { nearPart } from '../../components/parts/nearPart';
import { FinderRules } from './FinderRules';

export const fragment = graphql`
  fragment OfferFinder on Offer {
    slug
    name(language: $language)
    path
    firstDay
    lastDay
    annualDay {
      month
      day
    }
    terms {
      text(language: $language)
      percent
      certain
      needs {
        checkIn
        checkOut
        nightsOn
        nightsPerhapsOn
        nightsFrom
        nightsUpTo
        night {
          month
          day
        }
        months
        guestFrom
        children {
          count
          upToAge
        }
        roomsFrom
      }
    }
  }
`;

const OfferFinder = nearPart(() => import('./OfferFinder'));

interface FinderSectionProps {
  readonly words: Queries.SectionWordsFragment;
  readonly offers: readonly Queries.OfferFinderFragment[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** Hours of a stay, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
}

/** Which offers may apply: the rules of all stand in the page; the question and its answer take their place when the visitor is near. */
export function FinderSection({ words, offers, ...rest }: FinderSectionProps) {
  return (
    <section id={words.slug} className="on-sand section" aria-labelledby={`${words.slug}-titulo`}>
      <div className="wrap">
        <div className="head">
          <h2 id={`${words.slug}-titulo`}>{words.title}</h2>
          {words.lead && (
            <div className="head__side">
              <p className="soft">{words.lead}</p>
            </div>
          )}
        </div>
        <OfferFinder offers={offers} {...rest} waiting={<FinderRules offers={offers} />} />
      </div>
    </section>
  );
}
