import { useEffect, useEffectEvent, useState } from 'react';
import { wantsLessData } from '../../../plugins/gatsby-plugin-first-paint';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useMessages } from '../../i18n/useMessages';
import { Picture, type PictureData, tallScreens } from '../media/Picture';
import { useLargePicture } from '../media/useLargePicture';
import { classes } from '../ui/classes';
import * as css from './HourView.module.css';
import * as still from './StillView.module.css';

interface HourStageProps {
  readonly hours: readonly Queries.HourPictureFragment[];
  readonly index: number;
  readonly pictures: ReturnType<typeof useHourPictures>;
  readonly sizes: string;
}

const fileOf = ({ file, tall }: PictureData): string | null =>
  ((window.matchMedia(tallScreens).matches && tall) || file.childImageSharp?.gatsbyImageData)?.images.fallback?.src ?? null;

/** The picture of the shown hour, over the previous one until it is loaded; its text if it cannot be loaded, or waits for a tap. */
export function HourStage({ hours, index, pictures, sizes }: HourStageProps) {
  const { t } = useMessages('daylight');
  const { current, previous, stateOf, fetch, onSettled } = pictures;
  const state = stateOf(index);
  const shown = hours[index];
  return (
    <div className={`clipped ${still.stage}`}>
      {hours.map(({ timeOfDay, picture }, position) => {
        if (!['loading', 'loaded'].includes(stateOf(position))) return null;
        const isCurrent = position === current;
        return (
          <div
            key={timeOfDay}
            className={classes(css.layer, isCurrent && css.current, position === previous && css.previous)}
            aria-hidden={!(isCurrent && position === index) || undefined}
          >
            <Picture picture={picture} sizes={sizes} tall onLoad={() => onSettled(position, 'loaded')} onError={() => onSettled(position, 'failed')} />
          </div>
        );
      })}
      {state === 'loading' && <p className={classes('note', css.loading)}>{t('daylight:coming')}</p>}
      {shown && (state === 'failed' || state === 'idle') && (
        <div className={`stack ${css.text}`}>
          <p>{shown.picture.alt}</p>
          <p className="note soft">{state === 'failed' ? t('daylight:missing') : t('daylight:dataSaver')}</p>
          {state === 'failed' ? (
            <button type="button" className="link" onClick={() => fetch(index)}>
              {t('daylight:again')}
            </button>
          ) : (
            <ShowButton key={index} picture={shown.picture} onShow={() => fetch(index)} />
          )}
        </div>
      )}
    </div>
  );
}

function ShowButton({ picture, onShow }: { picture: PictureData; onShow: () => void }) {
  const { t, language } = useMessages('daylight');
  const { megabytes, offer } = useLargePicture();
  const state = useEffectEvent(() => offer(fileOf(picture)));
  useEffect(() => state(), []);
  return (
    <button type="button" className="link" onClick={onShow}>
      {megabytes === null ? t('daylight:show') : t('daylight:showSize', { size: formatNumber(megabytes, language, { decimals: 1 }) })}
    </button>
  );
}

type LoadState = 'idle' | 'loading' | 'loaded' | 'failed';

interface Seen {
  /** The picture that is seen: that of the shown hour once it is loaded, the one before until then; null if none is loaded. */
  readonly current: number | null;
  readonly previous: number | null;
}

/** Which pictures of a view are fetched and loaded, and which one is seen. With data saver none is fetched without a tap. */
export function useHourPictures(count: number, index: number) {
  const [saving] = useState(wantsLessData);
  const [states, setStates] = useState<Readonly<Record<number, LoadState>>>({});
  const [seen, setSeen] = useState<Seen>({ current: null, previous: null });
  const [touched, setTouched] = useState(false);

  const wanted = saving ? [] : touched ? [index, index - 1, index + 1] : [index];
  const missing = wanted.filter((one) => one >= 0 && one < count && states[one] === undefined);
  const fetch = (...more: readonly number[]) => setStates((before) => ({ ...before, ...Object.fromEntries(more.map((one) => [one, 'loading'])) }));
  if (missing.length > 0) fetch(...missing);
  if (states[index] === 'loaded' && seen.current !== index) setSeen({ current: index, previous: seen.current });

  return {
    ...seen,
    stateOf: (one: number): LoadState => states[one] ?? 'idle',
    fetch,
    fetchNeighbours: () => setTouched(true),
    onSettled: (one: number, state: 'loaded' | 'failed') => setStates((before) => ({ ...before, [one]: state })),
  };
}
