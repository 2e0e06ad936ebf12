import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
import { SheetLink } from '../../components/ui/SheetLink';
import { SiteLink } from '../../components/ui/SiteLink';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { comparisonToQuery } from '../../domain/rooms/comparison';
import { roomPath, sheetPath } from '../../domain/pages/addresses';
import { useLanguage } from '../../hooks/useLanguage';
import { useOccupancy } from '../rooms/useRoomFacts';
import { SavedList } from './SavedList';
import * as css from './Trip.module.css';
import type { ResolvedTrip } from './tripItems';

/** The rooms of a trip; two or more can be compared. */
export function TripRooms({ rooms, shared }: { rooms: ResolvedTrip['rooms']; shared: boolean }) {
  const { t } = useTranslation(['trip', 'common']);
  const language = useLanguage();
  const occupancyOf = useOccupancy();
  return (
    <SavedList
      heading={t('trip:rooms')}
      shared={shared}
      things={rooms.map(({ slug, name, area, occupancy, cover }) => ({
        item: { list: 'rooms', slug },
        name,
        view: (
          <>
            <div className={css.picture}>
              <Picture picture={cover} sizes="(width < 37.5em) 40vw, 14rem" decorative />
            </div>
            <div className={css.words}>
              <h3>
                <SiteLink to={roomPath(slug)}>{name}</SiteLink>
              </h3>
              <p className="num">
                {t('common:squareMetres', { area: formatNumber(area, language) })} · {occupancyOf(occupancy)}
              </p>
              <SheetLink to={sheetPath.room(slug)} of={name} />
            </div>
          </>
        ),
      }))}
    >
      {rooms.length > 1 && (
        <SiteLink className={`link ${css.onScreen}`} to={`/acomodacoes${comparisonToQuery(rooms.map(({ slug }) => slug))}#comparar`}>
          {t('trip:compare')}
        </SiteLink>
      )}
    </SavedList>
  );
}
