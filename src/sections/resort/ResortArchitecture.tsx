import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import * as css from './ResortArchitecture.module.css';

export const fragment = graphql`
  fragment ResortArchitecture on Section {
    ...SectionWords
    pictures {
      ...HalfPicture
    }
  }
`;

/** The architecture: a large picture of the façade that extends to the right edge, a small one over its corner, and a room below. */
export function ResortArchitecture({ section }: { section: Queries.ResortArchitectureFragment }) {
  const [front, print, hall] = section.pictures;
  return (
    <section className={`wrap ${css.house}`} aria-labelledby={section.slug}>
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
