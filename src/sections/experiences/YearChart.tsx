import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { classes } from '../../components/ui/classes';
import { yearAhead } from '../../domain/offers/placeInYear';
import type { PlainDate } from '../../domain/time/plainDate';
import { useOfferWhen } from '../../hooks/useOfferWhen';
import * as css from './YearChart.module.css';

export const fragment = graphql`
  fragment YearChart on Offer {
    slug
    name(language: $language)
    when(language: $language)
    months
    ...OfferTimes
  }
`;

/** From here on, in months, labels are to the left of their marks, so that they do not overflow. */
const half = 6;

interface YearChartProps {
  readonly heading: string;
  readonly lead: string | null;
  readonly today: PlainDate;
  readonly dated: readonly Queries.YearChartFragment[];
  readonly weekends: string | undefined;
  readonly allYear: string | undefined;
}

/** A chart of the year ahead: bars for periods, suns for days, stripes for weekends, each a link to its entry below. */
export function YearChart({ heading, lead, today, dated, weekends, allYear }: YearChartProps) {
  const { t } = useI18n(['experiences']);
  const when = useOfferWhen();
  const { places, months } = yearAhead(dated, today);
  return (
    <section className={css.year} data-card="">
      <div className={`grid grid--stacked ${css.yearHead}`}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {(places.length > 0 || weekends || allYear) && (
        <nav className={`no-print ${css.yearChart}`} style={{ '--months': months.length } as CSSProperties} aria-label={t('experiences:calendar')}>
          <ol className={css.yearMonths} aria-hidden="true">
            {months.map((month, index) => {
              const name = t(`experiences:months.${month}`);
              return (
                <li key={index}>
                  {name.charAt(0)}
                  <span>{name.slice(1)}</span>
                </li>
              );
            })}
          </ol>
          <ul className={css.yearRows}>
            {places.map(({ offer, from, to }) => {
              const isDay = from === to;
              return (
                <li key={offer.slug}>
                  <a
                    href={`#${offer.slug}`}
                    className={classes(isDay ? css.day : css.bar, from >= half && css.before)}
                    style={{ '--a': from, '--b': to } as CSSProperties}
                  >
                    <span>
                      {offer.name}
                      {isDay && <span className={css.when}>{`, ${when(offer)}`}</span>}
                    </span>
                  </a>
                </li>
              );
            })}
            {weekends && (
              <li>
                <a href={`#${weekends}`} className={css.weekends}>
                  <span>{t('experiences:weekends')}</span>
                </a>
              </li>
            )}
            {allYear && (
              <li>
                <a href={`#${allYear}`} className={css.bar} style={{ '--a': 0, '--b': months.length } as CSSProperties}>
                  <span>{t('experiences:allYear')}</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
    </section>
  );
}
