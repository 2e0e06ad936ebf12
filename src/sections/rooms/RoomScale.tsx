import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { Scale } from './Scale';
import * as css from './RoomScale.module.css';

/** Rooms drawn to scale, smallest first, with this one filled, and how much larger it is than the smallest. */
export function RoomScale({ rooms, here }: { rooms: readonly Queries.ScaleFragment[]; here: string }) {
  const { t } = useTranslation(['rooms']);
  const language = useLanguage();
  const [smallest] = rooms;
  const room = rooms.find(({ slug }) => slug === here);
  const more = smallest && room ? room.area - smallest.area : 0;
  return (
    <section className={`on-sand section ${css.roomScale}`} aria-labelledby="espaco">
      <div className="wrap">
        <div className="head">
          <h2 id="espaco">{t('rooms:scaleHeading')}</h2>
          <div className="head__side">
            <p className="soft">
              {t('rooms:scaleLead')}
              {smallest &&
                more > 0 &&
                ` ${t('rooms:moreThan', { name: smallest.name, area: formatNumber(smallest.area, language), more: formatNumber(more, language) })}`}
            </p>
          </div>
        </div>
        <Scale rooms={rooms} here={here} />
      </div>
    </section>
  );
}
