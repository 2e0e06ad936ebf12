import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import * as css from './ServingWays.module.css';

export const fragment = graphql`
  fragment ServingWays on Section {
    slug
    title(language: $language)
    lead(language: $language)
    items {
      slug
      title(language: $language)
      text(language: $language)
      picture {
        ...CardPicture
      }
    }
  }
`;

/** The `sizes` of the three pictures. */
const widths = ['40vw', '32vw', '24vw'];

/** Buffet, cocktail, coffee break: three pictures of different widths on one baseline (docs/hotel-rules.md 13.7). */
export function ServingWays({ section }: { section: Queries.ServingWaysFragment }) {
  return (
    <section className="section wrap" aria-labelledby={section.slug}>
      <div className="head">
        <h2 id={section.slug}>{section.title}</h2>
        <div className="head__side">{section.lead && <p className="soft">{section.lead}</p>}</div>
      </div>
      <ul className={css.ways}>
        {section.items.map(({ slug, title, text, picture }, index) => (
          <li key={slug}>
            <div className={css.picture}>{picture && <Picture picture={picture} sizes={`(width < 37.5em) 100vw, ${widths[index] ?? '24vw'}`} />}</div>
            <div className={css.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
