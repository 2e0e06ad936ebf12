import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as css from './ResortIntro.module.css';

export const fragment = graphql`
  fragment ResortIntro on Hotel {
    apartments
    chalets
    restaurants
    bars
  }
`;

/** The hotel in one sentence: its figures, followed by the text of content. */
export function ResortIntro({ words, hotel }: { words: Queries.SectionWordsFragment; hotel: Queries.ResortIntroFragment }) {
  const { t } = useTranslation(['resort']);
  const counts = t('resort:counts', {
    apartments: t('resort:apartments', { count: hotel.apartments }),
    chalets: t('resort:chalets', { count: hotel.chalets }),
    restaurants: t('resort:restaurants', { count: hotel.restaurants }),
    bars: t('resort:bars', { count: hotel.bars }),
  });
  return (
    <section className={`section wrap grid ${css.intro}`} aria-labelledby={words.slug}>
      <h2 id={words.slug} className="sr">
        {words.title}
      </h2>
      <p>
        {counts} {words.lead}
      </p>
    </section>
  );
}
