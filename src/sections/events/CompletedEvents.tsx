import { graphql } from 'gatsby';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import * as css from './CompletedEvents.module.css';

export const fragment = graphql`
  fragment CompletedEvents on Section {
    slug
    title(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

/** Completed events: pictures with captions in rows that fill the width (docs/hotel-rules.md 13.7). */
export function CompletedEvents({ section }: { section: Queries.CompletedEventsFragment }) {
  return (
    <section aria-labelledby={section.slug}>
      <div className={`wrap head ${css.head}`}>
        <h2 id={section.slug}>{section.title}</h2>
      </div>
      <div className={css.rows}>
        <JustifiedRows pictures={section.pictures} label={section.title} />
      </div>
    </section>
  );
}
