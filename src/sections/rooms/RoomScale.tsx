import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/ui/SiteLink';
import { classes } from '../../components/ui/classes';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { roomPath } from '../../domain/pages/addresses';
import { useLanguage } from '../../hooks/useLanguage';
import { ScaledRoom } from './ScaledRoom';
import * as css from './ScaledRoom.module.css';

/** Rooms drawn to scale, smallest first, each linked to its page, with this one filled, and how much larger it is than the smallest. */
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
        <ol className={css.scale} aria-label={t('rooms:scale')}>
          {rooms.map((other) => {
            const isHere = other.slug === here;
            return (
              <li key={other.slug} className={classes(css.item, isHere && css.isHere)}>
                <ScaledRoom room={other}>
                  {(name) => (
                    <SiteLink className={css.name} to={roomPath(other.slug)} aria-current={isHere ? 'page' : undefined}>
                      {name}
                    </SiteLink>
                  )}
                </ScaledRoom>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
