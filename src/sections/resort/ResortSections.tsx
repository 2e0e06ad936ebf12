import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { Figure } from '../../components/media/Figure';
import { Picture } from '../../components/media/Picture';
import { Paragraphs } from '../../components/ui/Paragraphs';
import { PrintButton } from '../../components/ui/PrintButton';
import { SectionButton } from '../../components/ui/SectionButton';
import * as beside from '../../styles/BesideHeading.module.css';
import * as closing from './ResortClosing.module.css';
import * as destination from './ResortDestination.module.css';
import * as css from './ResortIntro.module.css';

export const figures = graphql`
  fragment ResortIntro on Hotel {
    apartments
    chalets
    restaurants
    bars
  }
`;

export const pictured = graphql`
  fragment ResortSection on Section {
    ...SectionText
    illustrative
    pictures {
      ...HalfPicture
    }
  }
`;

export function ResortIntro({ section, hotel }: { section: Queries.SectionTextFragment; hotel: Queries.ResortIntroFragment }) {
  const { t } = useI18n(['resort']);
  const counts = (['apartments', 'chalets', 'restaurants', 'bars'] as const).flatMap((things) => {
    const count = hotel[things];
    return count === null ? [] : [t(`resort:${things}`, { count })];
  });
  const [last = '', ...others] = counts.reverse();
  return (
    <section className={`section wrap grid ${css.intro}`} aria-labelledby={section.slug}>
      <h2 id={section.slug} className="sr-only">
        {section.title}
      </h2>
      {section.lead && <p className={css.idea}>{section.lead}</p>}
      <p className="lead soft">{others.length > 0 ? t('resort:counts', { first: others.reverse().join(', '), last }) : last}</p>
    </section>
  );
}

/** The architecture: a large picture of the façade that extends to the right edge; below the words, a room. */
export function ResortArchitecture({ section }: { section: Queries.ResortSectionFragment }) {
  const [front, hall] = section.pictures;
  return (
    <section className="wrap grid align-start cropped" aria-labelledby={section.slug}>
      <div className={`stack--wide gap-5 ${css.text}`}>
        <h2 id={section.slug}>{section.title}</h2>
        {section.lead && <p>{section.lead}</p>}
        <Paragraphs text={section.text} className="soft" />
      </div>
      <Figure className={css.front} picture={front} sizes="(width < 56.25em) 100vw, 68vw" />
      <Figure className={css.hall} picture={hall} sizes="(width < 56.25em) 84vw, 32vw" />
    </section>
  );
}

/** Arriving: words, perhaps with a link, beside a large picture and a small one. */
export function ResortArrival({ section, children }: { section: Queries.ResortSectionFragment; children: ReactNode }) {
  const [large, small] = section.pictures;
  return (
    <section className={`section wrap grid cropped ${css.arrival}`} aria-labelledby={section.slug}>
      <Figure className={css.desk} picture={large} sizes="(width < 56.25em) 100vw, 58vw" />
      <div className={`stack--wide gap-5 ${css.beside}`}>
        <h2 id={section.slug}>{section.title}</h2>
        {section.lead && <p className="lead">{section.lead}</p>}
        <Paragraphs text={section.text} className="soft" />
        {children}
        <Figure picture={small} sizes="(width < 56.25em) 92vw, 34vw" />
      </div>
    </section>
  );
}

/** A longer text, of the house, of the beach, with a picture under its heading. */
export function ResortStory({ section, note }: { section: Queries.ResortSectionFragment; note: boolean }) {
  const { t } = useI18n(['resort']);
  return (
    <div className="section wrap grid grid--stacked no-print">
      <div className={`stack narrow ${beside.heading}`}>
        <h2 id={section.slug}>{section.title}</h2>
        <Figure className={`cropped ${css.keepsake}`} picture={section.pictures[0]} sizes="(width < 56.25em) 92vw, 48vw" />
      </div>
      <div className={`${beside.content} ${css.story}`}>
        <Paragraphs text={section.text} />
        {note && <p className="note soft">{t('resort:illustrative')}</p>}
      </div>
    </div>
  );
}

export function ResortDestination({ section }: { section: Queries.ResortSectionFragment }) {
  const [coast] = section.pictures;
  return (
    <section className="section" aria-labelledby={section.slug}>
      {coast && (
        <div className={`no-print ${destination.coast}`}>
          <Picture picture={coast} sizes="(width < 56.25em) 178vw, 100vw" />
        </div>
      )}
      <div className={`wrap ${destination.text}`}>
        <h2 id={section.slug}>{section.title}</h2>
        {section.lead && <p className="lead soft">{section.lead}</p>}
      </div>
    </section>
  );
}

/** The closing section: one picture, one sentence, one link, and the way to print the page. */
export function ResortClosing({ section }: { section: Queries.ResortSectionFragment }) {
  const [picture] = section.pictures;
  return (
    <section className="on-sand section no-print" aria-labelledby={section.slug}>
      <div className={`wrap row ${closing.closing}`}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(width < 37.5em) 150vw, 78vw" />
          </figure>
        )}
        <div className={`stack gap-7 ${closing.text}`}>
          <h2 id={section.slug}>{section.title}</h2>
          {section.lead && <p className="lead soft">{section.lead}</p>}
          <SectionButton section={section} />
          <PrintButton />
        </div>
      </div>
    </section>
  );
}
