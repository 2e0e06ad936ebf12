import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
import { SiteLink } from '../../components/ui/SiteLink';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { roomPath } from '../../domain/pages/addresses';
import { useLanguage } from '../../hooks/useLanguage';
import { useOccupancy } from '../../components/rooms/useRoomFacts';
import * as css from './RoomNeighbours.module.css';

export const fragment = graphql`
  fragment RoomNeighbour on Room {
    slug
    name(language: $language)
    area
    balcony
    occupancy {
      min
      max
    }
    cover {
      ...CardPicture
    }
  }
`;

interface RoomNeighboursProps {
  readonly room: Pick<Queries.RoomNeighbourFragment, 'area' | 'balcony'>;
  /** The next smaller and the next larger room, in this order; only one for the smallest and the largest room. */
  readonly neighbours: readonly Queries.RoomNeighbourFragment[];
}

/** A smaller and a larger room, with the differences from this one. */
export function RoomNeighbours({ room, neighbours }: RoomNeighboursProps) {
  const { t } = useTranslation(['rooms']);
  const language = useLanguage();
  const occupancyOf = useOccupancy();
  if (neighbours.length === 0) return null;
  return (
    <nav className={`on-dark no-print ${css.neighbours}`} aria-label={t('rooms:others')}>
      {neighbours.map(({ slug, name, area, balcony, occupancy, cover }) => {
        const size = area < room.area ? 'smaller' : area > room.area ? 'larger' : 'same';
        const key = balcony && !room.balcony ? (`${size}Balcony` as const) : size;
        return (
          <SiteLink key={slug} className="zoom" to={roomPath(slug)}>
            <Picture picture={cover} sizes="(width <= 48em) 100vw, 58vw" decorative />
            <span className="shade-words">
              <small>{t(`rooms:neighbour.${key}`, { area: formatNumber(area, language), people: occupancyOf(occupancy) })}</small> {name}
            </span>
          </SiteLink>
        );
      })}
    </nav>
  );
}
