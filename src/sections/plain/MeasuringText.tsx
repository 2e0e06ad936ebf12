import { useI18n } from '../../hooks/useI18n';
import { settings } from '../../browser/settings';

export function MeasuringText() {
  const { t } = useI18n(['privacy']);
  const { analytics } = settings;
  if (analytics.length === 0) return <p>{t('privacy:nothing')}</p>;
  return (
    <>
      {!analytics.some((service) => 'setsCookies' in service) && <p>{t('privacy:noCookies')}</p>}
      <p>{[t('privacy:counted'), ...analytics.map(({ provider }) => t(`privacy:providers.${provider}`))].join(' ')}</p>
    </>
  );
}
