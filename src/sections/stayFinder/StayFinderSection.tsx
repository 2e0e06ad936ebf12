import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { lazyNearViewport } from '../../components/lazy/lazyNearViewport';
import { SectionHead } from '../../components/ui/SectionHead';
import { FinderRules } from './FinderRules';
import type { StayFinderProps } from './StayFinder';
import * as css from './StayFinderSection.module.css';

export const fragments = graphql`
  fragment FinderOffer on Offer {
    slug
    name(language: $language)
    path
    ...OfferTimes
    minNights
    terms {
      text(language: $language)
      percent
      certain
      roomCodes
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
  fragment FinderRoom on Room {
    slug
    name(language: $language)
    code
    area
    connectable
    occupancy {
      min
      max
    }
    cover {
      ...CardPicture
    }
  }
`;

const StayFinder = lazyNearViewport(() => import('./StayFinder'));

/** The server's HTML has the rules of all offers; near the viewport the finder takes their place (docs/hotel-rules.md 5.4, 6.2). */
export function StayFinderSection({ section, children, ...finder }: StayFinderProps & { section: Queries.SectionTextFragment; children?: ReactNode }) {
  return (
    <section id={section.slug} className={`on-sand section ${css.section}`} data-card="" aria-labelledby={`${section.slug}-titulo`}>
      <div className="wrap">
        <SectionHead id={`${section.slug}-titulo`} title={section.title} lead={section.lead} />
        <StayFinder
          {...finder}
          fallback={
            <div className={css.waiting}>
              <FinderRules offers={finder.offers} />
            </div>
          }
        />
        {children}
      </div>
    </section>
  );
}
