import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { HeroBackground } from '../../components/layout/HeroBackground';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { Picture } from '../../components/media/Picture';
import { PictureBanner } from '../../components/media/PictureBanner';
import { Icon } from '../../components/ui/Icon';
import { SectionHead } from '../../components/ui/SectionHead';
import { SectionButton } from '../../components/ui/SectionButton';
import { SiteLink } from '../../components/ui/SiteLink';
import { largestCapacity } from '../../domain/events/capacities';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { EventRequest } from './EventRequest';
import * as css from './EventsSections.module.css';

// The sections of the events page (docs/hotel-rules.md 13.7).

/** The hero: heading at the lower left, the event-type card beside it. */
export function EventsHero({ page: { heading, picture } }: { page: Queries.PageHeroFragment }) {
  return (
    <HeroBackground picture={picture} labelledBy="eventos">
      <div className={`spread ${css.hero}`} data-card="">
        <h1 id="eventos" className="shade-text">
          {heading}
        </h1>
        <EventRequest />
      </div>
    </HeroBackground>
  );
}

export const servingWays = graphql`
  fragment ServingWays on Section {
    slug
    title(language: $language)
    lead(language: $language)
    items {
      slug
      title(language: $language)
      text(language: $language)
      picture {
        ...CardPicture
      }
    }
  }
`;

export function ServingWays({ section }: { section: Queries.ServingWaysFragment }) {
  return (
    <section className="section wrap" aria-labelledby={section.slug}>
      <SectionHead id={section.slug} title={section.title} lead={section.lead} />
      <ul className={css.ways}>
        {section.items.map(({ slug, title, text, picture }) => (
          <li key={slug} className="zoom">
            <div className={`clipped ${css.picture}`}>{picture && <Picture picture={picture} sizes="(width < 37.5em) 11rem, 54vw" />}</div>
            <div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const completedEvents = graphql`
  fragment CompletedEvents on Section {
    slug
    title(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

export function CompletedEvents({ section }: { section: Queries.CompletedEventsFragment }) {
  return (
    <section aria-labelledby={section.slug}>
      <div className={`wrap head ${css.completed}`}>
        <h2 id={section.slug}>{section.title}</h2>
      </div>
      <div className="wrap">
        <JustifiedRows pictures={section.pictures} label={section.title} />
      </div>
    </section>
  );
}

export const largestSpace = graphql`
  fragment LargestSpace on EventSpace {
    ...SpaceCapacities
    variants {
      layout
      capacity
    }
  }
`;

interface LargestSpaceProps {
  readonly section: Queries.SectionTextFragment;
  readonly spaces: readonly Queries.LargestSpaceFragment[];
  readonly children: ReactNode;
}

export function LargestSpace({ section, spaces, children }: LargestSpaceProps) {
  const { t, language } = useI18n(['events']);
  if (!section.path) return null;
  return (
    <section className="section wrap" aria-labelledby={section.slug}>
      <h2 id={section.slug} className={css.largest}>
        <SiteLink to={section.path}>
          <span>{section.title}</span>{' '}
          <b className="tabular">
            {formatNumber(largestCapacity(spaces), language)} <small>{t('events:largest')}</small>
          </b>
          <Icon name="right" />
        </SiteLink>
      </h2>
      {children}
    </section>
  );
}

export const eventsBanner = graphql`
  fragment EventsBanner on Section {
    slug
    title(language: $language)
    path
    action(language: $language)
    pictures {
      ...HalfPicture
      tall
      shade
    }
  }
`;

export function EventsBanner({ section }: { section: Queries.EventsBannerFragment }) {
  const [picture] = section.pictures;
  return (
    <PictureBanner picture={picture} labelledBy={section.slug} className={css.banner}>
      <h2 id={section.slug}>{section.title}</h2>
      <SectionButton section={section} />
    </PictureBanner>
  );
}
