import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { SiteLink } from '../../components/ui/SiteLink';
import * as css from './EventsBanner.module.css';

export const fragment = graphql`
  fragment EventsBanner on Section {
    slug
    title(language: $language)
    path
    action(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

/** The closing banner: a full-width picture, one line, one link (docs/hotel-rules.md 13.7). */
export function EventsBanner({ section }: { section: Queries.EventsBannerFragment }) {
  const [picture] = section.pictures;
  return (
    <section className={`on-photo ${css.banner}`} aria-labelledby={section.slug}>
      {picture && <Picture picture={picture} />}
      <div className={`wrap ${css.words}`}>
        <h2 id={section.slug} className="shade-words">
          {section.title}
        </h2>
        {section.path && (
          <SiteLink className="btn" to={section.path}>
            {section.action}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
