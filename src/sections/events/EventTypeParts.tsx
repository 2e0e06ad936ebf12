import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import type { EventType } from '../../domain/events/eventType';
import * as css from './EventTypeParts.module.css';

export const fragment = graphql`
  fragment EventTypeParts on Section {
    title(language: $language)
    items {
      slug
      title(language: $language)
      text(language: $language)
    }
    pictures {
      ...HalfPicture
    }
  }
`;

/** The parts of an event, in order, beside one large picture. */
export function EventTypeParts({ section, type }: { section: Queries.EventTypePartsFragment; type: EventType }) {
  const [picture] = section.pictures;
  return (
    <section className={classes(css.parts, css[type])} aria-label={section.title}>
      {picture && (
        <div className={css.picture}>
          <Picture picture={picture} sizes={`(width < 56.25em) 100vw, ${type === 'corporate' ? '58vw' : '50vw'}`} />
        </div>
      )}
      <ol>
        {section.items.map(({ slug, title, text }) => (
          <li key={slug}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
