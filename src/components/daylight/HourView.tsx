import { type CSSProperties, useId } from 'react';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { formatTime } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import { HourStage, useHourPictures } from './HourStage';
import * as css from './HourView.module.css';
import * as still from './StillView.module.css';
import type { Hour } from './useHour';

interface HourViewProps {
  readonly hour: Hour;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
}

/**
 * A view by the hour, with a slider over the hours of the day. The pictures of other hours are fetched once the slider is touched, focused or hovered,
 * the neighbours of the shown one first; with data saver, each on a tap.
 */
export function HourView({ hour: { hours, index, words, sunWords, choose, slider }, sizes }: HourViewProps) {
  const t = useMessages('daylight');
  const language = useLanguage();
  const id = useId();
  const pictures = useHourPictures(hours.length, index);
  const last = hours.length - 1;
  return (
    <figure>
      <HourStage hours={hours} index={index} pictures={pictures} sizes={sizes} />
      <div className={`no-print ${still.slider} ${css.slider}`}>
        <label htmlFor={id} className="note">
          {t('daylight:slider')}
        </label>
        <p className={css.hour} aria-hidden="true">
          {words}
        </p>
        <div className={css.track}>
          <input
            ref={slider}
            id={id}
            type="range"
            min={0}
            max={last}
            value={index}
            aria-valuetext={words}
            onChange={({ target }) => choose(target.valueAsNumber)}
            onPointerEnter={pictures.fetchNeighbours}
            onPointerDown={pictures.fetchNeighbours}
            onFocus={pictures.fetchNeighbours}
          />
          <ol aria-hidden="true" className="tabular">
            {hours.map(({ timeOfDay, minutes }, own) => (
              <li key={timeOfDay} className={own === Math.floor(last / 2) ? css.middle : undefined} style={{ '--at': own / last } as CSSProperties}>
                {formatTime(timeOfMinutes(minutes), language)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption className={`note soft ${still.caption}`}>
        <span>{hours[index]?.picture.caption}</span>
        <span>{sunWords}</span>
      </figcaption>
    </figure>
  );
}

/** A button that returns to the current hour; nothing while that is shown. */
export function BackToNow({ hour: { isNow, backToNow } }: { hour: Hour }) {
  const t = useMessages('daylight');
  return (
    !isNow && (
      <button type="button" className="link" onClick={backToNow}>
        {t('daylight:backToNow')}
      </button>
    )
  );
}
