import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { lazyNearViewport } from '../../../components/lazy/lazyNearViewport';
import { AskHotel } from '../../../components/ui/AskHotel';
import { SectionHead } from '../../../components/ui/SectionHead';
import { FinderRules } from './FinderRules';
import * as css from './FinderSection.module.css';

export const fragment = graphql`
  fragment OfferFinder on Offer {
    slug
    name(language: $language)
    path
    ...OfferTimes
    minNights
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

const OfferFinder = lazyNearViewport(() => import('./OfferFinder'));

interface FinderSectionProps {
  readonly words: Queries.SectionWordsFragment;
  readonly offers: readonly Queries.OfferFinderFragment[];
  /** Times, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
}

/** Which offers may apply: the server's HTML has the rules of all, for whoever has no script; near the viewport the finder takes their place. */
export function FinderSection({ words, offers, rules }: FinderSectionProps) {
  const { t } = useTranslation(['experiences']);
  return (
    <section id={words.slug} className={`on-sand section ${css.section}`} aria-labelledby={`${words.slug}-titulo`}>
      <div className="wrap">
        <SectionHead id={`${words.slug}-titulo`} title={words.title} lead={words.lead} />
        <OfferFinder
          offers={offers}
          rules={rules}
          fallback={
            <div className={css.waiting}>
              <FinderRules offers={offers} />
            </div>
          }
        />
        <AskHotel className={css.ask} question={t('experiences:askMessage')} />
      </div>
    </section>
  );
}
