import { type CSSProperties, type ReactNode, useId } from 'react';
import portuguese from '../../../locales/pt/daylight.json';
import type { HotelCoordinates } from '../../domain/sky/sky';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { capitalized } from '../../domain/i18n/capitalized';
import { formatTime } from '../../domain/i18n/formatTime';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { Spoken } from '../ui/Spoken';
import { HourStage, useHourPictures } from './HourStage';
import * as css from './HourView.module.css';
import * as still from './StillView.module.css';
import { type Hour, useHour } from './useHour';

export const namespaces: readonly Namespace[] = [{ name: 'daylight', portuguese }];

export interface HourViewProps {
  readonly pictures: readonly Queries.HourPictureFragment[];
  readonly sizes: string;
  readonly hotel: HotelCoordinates;
  readonly className: string | undefined;
  readonly children?: (instant: Hour['instant']) => ReactNode;
}

/** A view by the hour with its slider, and beside it a button that returns to the current hour. */
export default function HourView({ pictures, sizes, hotel, className, children }: HourViewProps) {
  const { t } = useMessages('daylight');
  const hour = useHour(pictures, hotel);
  return (
    <div className={className}>
      {hour && (
        <>
          <HourSlider hour={hour} sizes={sizes} />
          <div>
            {children?.(hour.instant)}
            {!hour.isNow && (
              <button type="button" className="link" onClick={hour.backToNow}>
                {t('daylight:backToNow')}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The pictures of other hours are fetched once the slider is touched, focused or hovered, the neighbours first; with data saver, each on a tap. */
function HourSlider({ hour: { hours, index, place, isNow, text, sunText, moveTo, slider }, sizes }: Pick<HourViewProps, 'sizes'> & { readonly hour: Hour }) {
  const { t, language } = useMessages('daylight');
  const id = useId();
  const pictures = useHourPictures(hours.length, index);
  const last = hours.length - 1;
  return (
    <figure>
      <HourStage hours={hours} index={index} pictures={pictures} sizes={sizes} />
      <div className={`spread no-print ${still.slider} ${css.slider}`}>
        <label htmlFor={id} className="note">
          {t('daylight:slider')}
        </label>
        <p className={css.hour} aria-hidden="true">
          {capitalized(text({ spoken: false }), language)}
        </p>
        <div className={css.track}>
          <input
            ref={slider}
            id={id}
            type="range"
            min={0}
            max={last}
            step={isNow ? 'any' : 1}
            value={place}
            aria-valuetext={text({ spoken: true })}
            onChange={({ target }) => moveTo(target.valueAsNumber)}
            onPointerEnter={pictures.fetchNeighbours}
            onPointerDown={pictures.fetchNeighbours}
            onFocus={pictures.fetchNeighbours}
          />
          <ol aria-hidden="true" className="tabular">
            {hours.map(({ timeOfDay, minutes }, position) => (
              <li key={timeOfDay} className={position === Math.floor(last / 2) ? css.middle : undefined} style={{ '--at': position / last } as CSSProperties}>
                {formatTime(timeOfMinutes(minutes), language)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption className={`note soft spread ${still.caption}`}>
        <span>{!isNow && hours[index]?.picture.caption}</span>
        <span>{sunText && <Spoken say={sunText} />}</span>
      </figcaption>
    </figure>
  );
}
