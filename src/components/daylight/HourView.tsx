import { type CSSProperties, type ReactNode, useId } from 'react';
import { timeOfMinutes } from '../../domain/hours/time';
import { formatTime } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import { daylightWords } from './daylightWords';
import type { HourPicture } from './hourPicture';
import { HourStage } from './HourStage';
import * as css from './HourView.module.css';
import { useHourPictures } from './useHourPictures';

interface HourViewProps {
  /** In the order of the day, each with its hour in minutes since midnight. */
  readonly hours: readonly (HourPicture & { readonly minutes: number })[];
  /** The hour that is shown. */
  readonly index: number;
  /** That hour in words, as it is read out. */
  readonly hourWords: string;
  readonly onChange: (index: number) => void;
  /** Further words of the caption. */
  readonly children?: ReactNode;
}

/**
 * One view by the hour, with a slider that takes the sun through the day. The pictures of other hours are fetched once the slider is touched, focused or
 * pointed at, those beside the shown one first; where data is saved, each on a tap.
 */
export function HourView({ hours, index, hourWords, onChange, children }: HourViewProps) {
  const t = useMessages(daylightWords);
  const language = useLanguage();
  const id = useId();
  const pictures = useHourPictures(hours.length, index);
  const last = hours.length - 1;
  return (
    <figure>
      <HourStage hours={hours} index={index} pictures={pictures} />
      <div className={css.slider}>
        <label htmlFor={id} className="note">
          {t('daylight:slider')}
        </label>
        <p className={css.hour} aria-hidden="true">
          {hourWords}
        </p>
        <div className={css.track}>
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={index}
            aria-valuetext={hourWords}
            onChange={({ target }) => onChange(target.valueAsNumber)}
            onPointerEnter={pictures.fetchNeighbours}
            onPointerDown={pictures.fetchNeighbours}
            onFocus={pictures.fetchNeighbours}
          />
          <ol aria-hidden="true" className="num">
            {hours.map(({ light, minutes }, place) => (
              <li key={light} style={{ '--at': place / last } as CSSProperties}>
                {formatTime(timeOfMinutes(minutes), language)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption className={`note soft ${css.caption}`}>
        <span>{hours[index]?.picture.caption}</span>
        <span>{children}</span>
      </figcaption>
    </figure>
  );
}
