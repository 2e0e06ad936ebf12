import { useTranslation } from 'react-i18next';
import { updatePageSession, usePageSession } from '../../hooks/pageSession';
import { Icon } from '../ui/Icon';
import * as css from './Weather.module.css';

/** The floating live-weather link, 150 px from the bottom and 20 px from the right; its × hides it until a reload (specification §2, §4). */
export function Weather({ address }: { address: string }) {
  const { t } = useTranslation(['common']);
  const { weatherClosed } = usePageSession();
  if (weatherClosed) return null;
  return (
    <aside className={css.weather} aria-label={t('common:weather')}>
      <a href={address} target="_blank" rel="noopener" aria-label={t('common:weather')} title={t('common:newTab')}>
        <Icon name="weather" />
        <span aria-hidden="true">{t('common:weather')}</span>
      </a>
      <button className="scripted" type="button" aria-label={t('common:closeWeather')} data-live="" onClick={() => updatePageSession({ weatherClosed: true })}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
