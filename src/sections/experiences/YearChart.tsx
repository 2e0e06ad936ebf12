import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { placeInYear } from '../../domain/offers/placeInYear';
import { usePastWords } from '../../hooks/usePastWords';
import * as css from './YearChart.module.css';

export const fragment = graphql`
  fragment YearChart on Offer {
    slug
    name(language: $language)
    when(language: $language)
    months
    annualDay {
      month
      day
    }
    firstDay
    lastDay
  }
`;

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The half of the year from which words stand before their mark, so that they stay on the page. */
const half = 6;

interface YearChartProps {
  readonly heading: string;
  readonly lead: string | null;
  /** Offers with a place in the year, in its order. */
  readonly dated: readonly Queries.YearChartFragment[];
  /** Where the beats of the weekends lead: the place of an entry on the page. */
  readonly weekends: string;
  /** Where the bar of the whole year leads. */
  readonly allYear: string;
}

/** The head of the experiences: the year itself, a bar for months, suns on the days, beats for the weekends. What is over is told to be. Everything in it leads to its entry below. */
export function YearChart({ heading, lead, dated, weekends, allYear }: YearChartProps) {
  const { t } = useTranslation(['experiences']);
  const pastWords = usePastWords();
  return (
    <section className={css.year}>
      <div className={css.yearHead}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <nav className={css.yearChart} aria-label={t('experiences:calendar')}>
        <ol className={css.yearMonths} aria-hidden="true">
          {months.map((month) => {
            const name = t(`experiences:months.${month}`);
            return (
              <li key={month}>
                {name.charAt(0)}
                <span>{name.slice(1)}</span>
              </li>
            );
          })}
        </ol>
        <ul className={css.yearRows}>
          {dated.map((offer) => {
            const place = placeInYear(offer);
            if (!place) return null;
            const { from, to } = place;
            const isDay = from === to;
            const past = pastWords(offer);
            return (
              <li key={offer.slug}>
                <a
                  href={`#${offer.slug}`}
                  className={classes(isDay ? css.day : css.bar, from >= half && css.before)}
                  style={{ '--a': from, '--b': to } as CSSProperties}
                >
                  <span>
                    {offer.name}
                    {isDay && <span className={css.when}>, {offer.when}</span>}
                    {past && `, ${past}`}
                  </span>
                </a>
              </li>
            );
          })}
          <li>
            <a href={`#${weekends}`} className={css.weekends}>
              <span>{t('experiences:weekends')}</span>
            </a>
          </li>
          <li>
            <a href={`#${allYear}`} className={css.bar} style={{ '--a': 0, '--b': 12 } as CSSProperties}>
              <span>{t('experiences:allYear')}</span>
            </a>
          </li>
        </ul>
      </nav>
    </section>
  );
}
