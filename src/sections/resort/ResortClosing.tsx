import { graphql } from 'gatsby';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { Picture } from '../../components/media/Picture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { FactSheetLink } from '../../components/ui/FactSheetLink';
import { SectionHead } from '../../components/ui/SectionHead';
import { SiteLink } from '../../components/ui/SiteLink';
import { Stars } from '../../components/ui/Stars';
import { factSheetPath } from '../../domain/pages/addresses';
import { anchorOf, HashLightbox, useLightboxLinks } from '../../components/lightbox/HashLightbox';
import * as css from './ResortClosing.module.css';

export const fragment = graphql`
  fragment ResortTour on Section {
    ...ResortSection
    pictures {
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
      <SectionHead id={`${section.slug}-titulo`} title={section.title}>
        {section.path && <ArrowLink to={section.path}>{section.action}</ArrowLink>}
      </SectionHead>
      <div className={css.rows}>
        <JustifiedRows pictures={section.pictures} label={section.title} fullWidth anchorOf={anchorOf} linkOf={linkOf} />
      </div>
      <HashLightbox albums={[section]} />
    </section>
  );
}

/** The closing section: one picture, one sentence, one link, and the hotel’s fact sheet. */
export function ResortClosing({ section, stars, hotelName }: { section: Queries.ResortSectionFragment; stars: number; hotelName: string }) {
  const [picture] = section.pictures;
  return (
    <section className="on-sand section" aria-labelledby={section.slug}>
      <div className={`wrap grid ${css.closing}`}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(width < 37.5em) 150vw, 78vw" />
          </figure>
        )}
        <div className={css.words}>
          <Stars count={stars} />
          <h2 id={section.slug}>{section.title}</h2>
          {section.lead && <p className="lead soft">{section.lead}</p>}
          {section.path && (
            <SiteLink className="btn btn--line" to={section.path}>
              {section.action}
            </SiteLink>
          )}
          <FactSheetLink to={factSheetPath.hotel} of={hotelName} />
        </div>
      </div>
    </section>
  );
}
