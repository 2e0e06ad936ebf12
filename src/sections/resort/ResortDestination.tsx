import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { Picture } from '../../components/media/Picture';
import * as large from '../../styles/LabelledFigures.module.css';
import * as css from './ResortDestination.module.css';

export const figures = graphql`
  fragment ResortFigures on Hotel {
    kilometresFromCity
    beaches
    since
  }
`;

interface ResortDestinationProps {
  readonly section: Queries.ResortSectionFragment;
  readonly hotel: Queries.ResortFiguresFragment;
  /** Whether its picture is shown; false below another view of the coast. */
  readonly withCoast: boolean;
}

/** The destination: a full-width picture of the coast, and the hotel's figures, whose labels are the items with their slugs. */
export function ResortDestination({ section, hotel, withCoast }: ResortDestinationProps) {
  const language = useLanguage();
  const [coast] = section.pictures;
  const figureOf: Readonly<Record<string, ReactNode>> = {
    distance: (
      <>
        {formatNumber(hotel.kilometresFromCity, language)}
        <small>&nbsp;km</small>
      </>
    ),
    beaches: formatNumber(hotel.beaches, language),
    since: hotel.since,
  };
  return (
    <section className={`section ${css.destination}`} aria-labelledby={section.slug}>
      {coast && withCoast && (
        <div className={css.coast}>
          <Picture picture={coast} sizes="(width < 56.25em) 178vw, 100vw" />
        </div>
      )}
      <div className={`wrap ${css.words}`}>
        <h2 id={section.slug}>{section.title}</h2>
        <dl className={`${large.figures} ${css.figures}`}>
          {section.items.map(({ slug, title, text }) => (
            <div key={slug}>
              <dt>
                {title}, {text}
              </dt>
              <dd>{figureOf[slug]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
