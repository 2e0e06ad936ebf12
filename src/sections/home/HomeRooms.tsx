import { graphql } from 'gatsby';
import { Carousel } from '../../components/carousel/Carousel';
import { Picture } from '../../components/media/Picture';
import { SectionHead } from '../../components/ui/SectionHead';
import { SectionButton } from '../../components/ui/SectionButton';
import { SiteLink } from '../../components/ui/SiteLink';
import { roomPath } from '../../domain/pages/addresses';
import * as css from './HomeRooms.module.css';

export const fragment = graphql`
  fragment HomeRoomCard on Room {
    slug
    name(language: $language)
    carouselPath
    cover {
      ...CardPicture
    }
  }
`;

interface HomeRoomsProps {
  readonly section: Queries.SectionTextFragment;
  readonly rooms: readonly Queries.HomeRoomCardFragment[];
  /** The name of a room to omit (docs/hotel-rules.md 5.3). */
  readonly except?: string;
}

/** The rooms section with its carousel: one card per room file, the largest first. */
export function HomeRooms({ section, rooms, except }: HomeRoomsProps) {
  const items = rooms
    .filter(({ name }) => name !== except)
    .map(({ slug, name, carouselPath, cover }) => ({
      key: slug,
      title: name,
      content: (
        <SiteLink className={`zoom ring-inside filled ${css.roomcard}`} to={carouselPath ?? roomPath(slug)}>
          <Picture picture={cover} sizes="(width <= 48em) 100vw, (width <= 64em) 50vw, 34vw" decorative />
          <h3>{name}</h3>
        </SiteLink>
      ),
    }));
  return (
    <section className={`on-sand ${css.homeRooms}`} aria-labelledby="acomodacoes">
      <Carousel label={section.title} className={css.rooms} items={items}>
        {({ track, controls }) => (
          <>
            <div className="wrap">
              <SectionHead id="acomodacoes" title={section.title} lead={section.lead}>
                {controls}
              </SectionHead>
            </div>
            {track}
            {section.path && (
              <div className={`wrap ${css.homeRoomsFoot}`}>
                <SectionButton section={section} />
              </div>
            )}
          </>
        )}
      </Carousel>
    </section>
  );
}
