import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
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
    ...SectionWords
    pictures {
      ...HalfPicture
    }
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

/** The architecture: a large picture of the façade that extends to the right edge, a small one over its corner, and a room below. */
export function ResortArchitecture({ section }: { section: Queries.ResortSectionFragment }) {
  const [front, print, hall] = section.pictures;
  return (
    <section className={`wrap grid ${css.house}`} aria-labelledby={section.slug}>
      <div className={css.words}>
        <h2 id={section.slug}>{section.title}</h2>
        {section.lead && <p>{section.lead}</p>}
        {section.text.map((paragraph) => (
          <p key={paragraph} className="soft">
            {paragraph}
          </p>
        ))}
      </div>
      {front && (
        <figure className={css.front}>
          <Picture picture={front} sizes="(width < 56.25em) 100vw, 68vw" />
          <figcaption className="note soft">{front.caption}</figcaption>
        </figure>
      )}
      {print && (
        <figure className={css.print}>
          <Picture picture={print} sizes="(width < 56.25em) 64vw, 26vw" />
          <figcaption className="note soft">{print.caption}</figcaption>
        </figure>
      )}
      {hall && (
        <figure className={css.hall}>
          <Picture picture={hall} sizes="(width < 56.25em) 84vw, 38vw" />
          <figcaption className="note soft">{hall.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}
