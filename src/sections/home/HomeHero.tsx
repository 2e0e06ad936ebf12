import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { Film } from '../../components/media/Film';
import { Picture, shadeStyle, type PictureData } from '../../components/media/Picture';
import { heroId } from '../../domain/pages/sectionIds';
import * as css from './HomeHero.module.css';

export const fragment = graphql`
  fragment HomeHero on Film {
    alt(language: $language)
    standIn
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      ...HeroPicture
    }
  }
`;

interface HomeHeroProps {
  readonly heading: string;
  readonly film: Queries.HomeHeroFragment | undefined;
  readonly picture: PictureData | null;
  readonly children: ReactNode;
}

/** A silent film over its poster, or a picture, the heading at the lower left, the booking card near the bottom (docs/hotel-rules.md 13.1). */
export function HomeHero({ heading, film, picture, children }: HomeHeroProps) {
  const { t } = useI18n(['home']);
  const still = film?.poster ?? picture;
  return (
    <>
      <section id={heroId} className={`on-photo ${css.hero}`} style={shadeStyle(still)} aria-label={t('home:welcome')}>
        <div className={`shade-top ${css.heroMedia}`}>
          {still && <Picture picture={still} sizes="max(100vw, 178svh)" priority />}
          {film && <Film mp4={film.mp4.publicURL ?? ''} webm={film.webm?.publicURL} label={film.alt} />}
        </div>
        <div className={css.heroText}>
          <h1 className="shade-text">{heading}</h1>
        </div>
        <div className={css.heroFoot}>{children}</div>
      </section>
      <div className={`pavement ${css.pavement}`} aria-hidden="true" />
    </>
  );
}
