import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { updatePageSession } from '../../browser/pageSession';
import { usePageSession } from '../../hooks/usePageSession';
import { Icon } from '../ui/Icon';
import { useWeatherVisibility } from './useWeatherVisibility';
import * as css from './Weather.module.css';

/**
 * The floating live-weather link, 150 px from the bottom and 20 px from the right; its × hides it until a reload (docs/hotel-rules.md 12.4). Once the page is scrolled
 * only its icon is shown, and nothing while it would cover text or buttons. It expands on hover and focus.
 */
export function Weather({ address }: { address: string }) {
  const { t } = useTranslation(['common']);
  const { weatherClosed } = usePageSession();
  const pill = useRef<HTMLElement>(null);
  const { collapsed, overlapping } = useWeatherVisibility(pill);
  if (weatherClosed) return null;
  return (
    <aside ref={pill} className={css.weather} aria-label={t('common:weather')} data-collapsed={collapsed} data-overlapping={overlapping}>
      <a href={address} target="_blank" rel="noopener" aria-label={t('common:weather')} title={t('common:newTab')}>
        <Icon name="weather" />
        <span aria-hidden="true">{t('common:weather')}</span>
      </a>
      <button
        className="scripted"
        type="button"
        aria-label={t('common:closeWeather')}
        data-replay=""
        onClick={() => updatePageSession({ weatherClosed: true })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
