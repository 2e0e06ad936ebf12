import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { SiteLink } from '../../components/ui/SiteLink';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { roomPath } from '../../domain/pages/addresses';
import * as css from './RoomNeighbours.module.css';

export const fragment = graphql`
  fragment RoomNeighbour on Room {
    slug
    name(language: $language)
    area
    cover {
      ...HalfPicture
    }
  }
`;

interface RoomNeighboursProps {
  /** Area in m² of the room that they are neighbours of. */
  readonly area: number;
  /** The next smaller and the next larger room, in this order; only one for the smallest and the largest room. */
  readonly rooms: readonly Queries.RoomNeighbourFragment[];
}

const sizeBeside = (area: number, other: number) => (area < other ? 'smaller' : area > other ? 'larger' : 'sameSize');

/** A smaller and a larger room. */
export function RoomNeighbours({ area, rooms }: RoomNeighboursProps) {
  const { t, language } = useI18n(['rooms', 'common']);
  if (rooms.length === 0) return null;
  const wide = rooms.length > 1 ? '58vw' : '100vw';
  return (
    <nav className={`on-dark no-print ${css.neighbours}`} aria-label={t('rooms:others')}>
      {rooms.map(({ slug, name, area: itsArea, cover }) => (
        <SiteLink key={slug} className="zoom ring-inside" to={roomPath(slug)}>
          <Picture picture={cover} sizes={`(width < 37.5em) 72vw, (width <= 48em) 100vw, ${wide}`} decorative />
          <span className="shade-text">
            <small>{t(`rooms:${sizeBeside(itsArea, area)}`, { area: t('common:squareMetres', { area: formatNumber(itsArea, language) }) })}</small>
            {name}
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}
