import { graphql } from 'gatsby';
import { useI18n } from '../../../hooks/useI18n';
import { sliderPictures } from '../../../domain/sky/timesOfDay';
import { StillView } from '../../../components/daylight/StillView';
import { lazyNearViewport } from '../../../components/lazy/lazyNearViewport';
import { SectionHead } from '../../../components/ui/SectionHead';
import type { HotelCoordinates } from '../../../domain/sky/sky';
import { RoomPanorama } from '../panorama/RoomPanorama';
import * as css from './RoomBalcony.module.css';

export const fragment = graphql`
  fragment RoomBalcony on Room {
    balconyHours {
      ...HourPicture
    }
  }
`;

const sizes = '(width < 56.25em) 100vw, 91vw';

const HourView = lazyNearViewport(() => import('../../../components/daylight/HourView'));

/** Whether a room has the view from its balcony by the hour. */
export const hasBalconyView = ({ balconyHours }: Queries.RoomBalconyFragment): boolean => sliderPictures(balconyHours).length > 0;

/** The view from the balcony by the hour; without script, the afternoon. Nothing for a room without pictures of the hours. */
export function RoomBalcony({ room, hotel }: { room: Queries.RoomBalconyFragment & Queries.RoomPanoramaFragment; hotel: HotelCoordinates }) {
  const { t } = useI18n(['rooms']);
  const pictures = sliderPictures(room.balconyHours);
  if (pictures.length === 0) return null;
  return (
    <section className={`section no-print ${css.balcony}`} data-card="" aria-labelledby="varanda">
      <div className="wrap">
        <SectionHead id="varanda" title={t('rooms:balconyHeading')} lead={t('rooms:balconyLead')}>
          <RoomPanorama room={room} />
        </SectionHead>
        <HourView
          pictures={pictures}
          sizes={sizes}
          hotel={hotel}
          className={css.view}
          fallback={
            <div className={css.view}>
              <StillView pictures={pictures} sizes={sizes} />
            </div>
          }
        />
      </div>
    </section>
  );
}
