import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import { RoomPanorama } from './RoomPanorama';
import * as css from './RoomIntro.module.css';

export const hero = graphql`
  fragment RoomHero on Room {
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

/** The room’s name over its first picture, with breadcrumbs. */
export function RoomHero({ room: { name, cover } }: { room: Queries.RoomHeroFragment }) {
  const { t } = useTranslation(['common', 'menu']);
  const parents = [
    { label: t('common:home'), path: '/' },
    { label: t('menu:acomodacoes'), path: '/acomodacoes' },
  ];
  return (
    <div className={css.roomHero}>
      <Hero heading={name} picture={cover} height="tall" crumbs={<Breadcrumbs parents={parents} here={name} />} />
    </div>
  );
}

interface RoomIntroProps {
  readonly room: Queries.RoomIntroFragment & Queries.RoomPanoramaFragment;
  /** The stay card. */
  readonly card: ReactNode;
}

/** The room’s description and the button of its 360° view, with the stay card beside them. */
export function RoomIntro({ room, card }: RoomIntroProps) {
  return (
    <div className={`wrap grid ${css.roomIntro}`}>
      <div className={css.roomIntroText}>
        <p className="lead">{room.summary}</p>
        {room.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <RoomPanorama room={room} />
      </div>
      <div className={css.roomIntroCard}>{card}</div>
    </div>
  );
}
