import { graphql } from 'gatsby';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { anchorOf, HashLightbox, useLightboxLinks } from '../gallery/HashLightbox';
import * as css from './ResortTour.module.css';

export const fragment = graphql`
  fragment ResortTour on Section {
    ...SectionWords
    pictures {
      ...HalfPicture
      file {
        name
      }
    }
  }
`;

/** A selection of pictures in justified rows, each of which can be enlarged, with a link to the gallery. */
export function ResortTour({ section }: { section: Queries.ResortTourFragment }) {
  const linkOf = useLightboxLinks();
  return (
    <section id={section.slug} className="section wrap" aria-labelledby={`${section.slug}-titulo`}>
      <div className="head">
        <h2 id={`${section.slug}-titulo`}>{section.title}</h2>
        {section.path && (
          <div className="head__side">
            <SiteLink className="link" to={section.path}>
              {section.action}
              <Icon name="right" />
            </SiteLink>
          </div>
        )}
      </div>
      <div className={css.rows}>
        <JustifiedRows pictures={section.pictures} label={section.title} fullWidth anchorOf={anchorOf} linkOf={linkOf} />
      </div>
      <HashLightbox albums={[section]} />
    </section>
  );
}
