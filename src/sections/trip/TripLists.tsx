import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { SiteLink } from '../../components/ui/SiteLink';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { pictureFilePath, roomPath } from '../../domain/pages/addresses';
import { comparisonToQuery } from '../../domain/rooms/comparison';
import { anchorOfPicture } from '../../components/lightbox/pictureAnchor';
import { useOccupancy } from '../../components/rooms/useRoomFacts';
import { SavedList } from './SavedList';
import type { ResolvedTrip } from './tripItems';

/** The rooms of a trip; two or more can be compared. */
export function TripRooms({ rooms, shared }: { rooms: ResolvedTrip['rooms']; shared: boolean }) {
  const { t, language } = useI18n(['trip', 'common']);
  const occupancyOf = useOccupancy();
  return (
    <SavedList
      heading={t('trip:rooms')}
      shared={shared}
      items={rooms.map(({ slug, name, area, occupancy, cover }) => ({
        item: { list: 'rooms', slug },
        name,
        to: roomPath(slug),
        picture: <Picture picture={cover} sizes="(width < 37.5em) 40vw, 14rem" decorative />,
        details: <p className="tabular">{`${t('common:squareMetres', { area: formatNumber(area, language) })} · ${occupancyOf(occupancy)}`}</p>,
      }))}
    >
      {rooms.length > 1 && (
        <SiteLink className="link" to={`/acomodacoes${comparisonToQuery(rooms.map(({ slug }) => slug))}#comparar`}>
          {t('trip:compare')}
        </SiteLink>
      )}
    </SavedList>
  );
}

export function TripPictures({ pictures, shared }: { pictures: ResolvedTrip['pictures']; shared: boolean }) {
  const { t } = useI18n(['trip']);
  return (
    <SavedList
      heading={t('trip:pictures')}
      shared={shared}
      items={pictures.map(({ slug, name, alt }) => ({
        item: { list: 'pictures', slug },
        name,
        to: `/galeria#${anchorOfPicture(slug)}`,
        picture: <img src={pictureFilePath(slug)} alt={alt} />,
      }))}
    />
  );
}
