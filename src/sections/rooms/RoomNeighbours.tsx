import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { SiteLink } from '../../components/ui/SiteLink';
import { roomPath } from '../../domain/pages/addresses';
import * as css from './RoomNeighbours.module.css';

export const fragment = graphql`
  fragment RoomNeighbour on Room {
    slug
    name(language: $language)
    cover {
      ...HalfPicture
    }
  }
`;

interface RoomNeighboursProps {
  /** The next smaller and the next larger room, in this order; only one for the smallest and the largest room. */
  readonly rooms: readonly Queries.RoomNeighbourFragment[];
}

/** A smaller and a larger room. */
export function RoomNeighbours({ rooms }: RoomNeighboursProps) {
  const { t } = useI18n(['rooms']);
  if (rooms.length === 0) return null;
  const wide = rooms.length > 1 ? '58vw' : '100vw';
  return (
    <nav className={`on-dark no-print ${css.neighbours}`} aria-label={t('rooms:others')}>
      {rooms.map(({ slug, name, cover }) => (
        <SiteLink key={slug} className="zoom ring-inside" to={roomPath(slug)}>
          <Picture picture={cover} sizes={`(width < 37.5em) 72vw, (width <= 48em) 100vw, ${wide}`} decorative />
          <span className="shade-text">{name}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
