import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import { SaveButton } from '../../components/trip/SaveButton';
import { hasBalconyView } from './balcony/RoomBalcony';
import { RoomPanorama } from './panorama/RoomPanorama';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as css from './RoomIntro.module.css';

export const hero = graphql`
  fragment RoomHero on Room {
    slug
    name(language: $language)
    cover {
      ...HeroPicture
    }
  }
`;

export const intro = graphql`
  fragment RoomIntro on Room {
    summary(language: $language)
    description(language: $language)
  }
`;

export function RoomHero({ room: { slug, name, cover } }: { room: Queries.RoomHeroFragment }) {
  return (
    <div className={css.roomHero}>
      <Hero heading={name} picture={cover} height="tall" crumbs={<Breadcrumbs />}>
        <SaveButton item={{ list: 'rooms', slug }} name={name} onPicture />
      </Hero>
    </div>
  );
}

interface RoomIntroProps {
  readonly room: Queries.RoomIntroFragment & Queries.RoomPanoramaFragment & Queries.RoomBalconyFragment;
  readonly card: ReactNode;
  readonly children: ReactNode;
}

/** The room’s description, the button of its 360° view and the facts, with the stay card beside them; on phones the card comes before the facts. */
export function RoomIntro({ room, card, children }: RoomIntroProps) {
  return (
    <div className={css.sized}>
      <div className={`wrap grid align-start ${css.roomIntro}`}>
        <div className={`stack--wide ${css.roomIntroText}`}>
          <p className="lead">{room.summary}</p>
          <Paragraphs text={room.description} />
          {!hasBalconyView(room) && <RoomPanorama room={room} />}
        </div>
        <div className={css.roomIntroCard}>{card}</div>
        {children}
      </div>
    </div>
  );
}
