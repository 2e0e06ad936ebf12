import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DiningHours } from './DiningHours';
import * as css from './DiningBars.module.css';

export const fragment = graphql`
  fragment DiningBar on Bar {
    slug
    name(language: $language)
    summary(language: $language)
    hours {
      ...Hours
    }
  }
`;

/** The bars that have told their hours, and how many have not. */
export function DiningBars({ bars, inAll }: { bars: readonly Queries.DiningBarFragment[]; inAll: number }) {
  const { t } = useTranslation(['gastronomy', 'hours']);
  const others = inAll - bars.length;
  return (
    <>
      {bars.map(({ slug, name, summary, hours }) => (
        <div key={slug} className={css.bar}>
          <h3>{name}</h3>
          <p className="soft">{summary}</p>
          <DiningHours hours={hours} />
        </div>
      ))}
      {others > 0 && (
        <p className={css.others}>
          <span>{t('gastronomy:otherBars', { count: others })}</span>
          <span className="soft">{t('hours:onRequest')}</span>
        </p>
      )}
    </>
  );
}
