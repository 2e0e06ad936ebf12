import { useI18n } from '../../hooks/useI18n';
import { settings } from '../../browser/settings';

export function MeasuringText() {
  const { t } = useI18n(['privacy']);
  const { measuring } = settings;
  if (!measuring) return <p>{t('privacy:nothing')}</p>;
  const providers = measuring.analytics.map(({ provider }) => provider);
  return (
    <>
      {!measuring.analytics.some((service) => 'setsCookies' in service) && <p>{t('privacy:noCookies')}</p>}
      {providers.length > 0 && <p>{[t('privacy:counted'), ...providers.map((provider) => t(`privacy:providers.${provider}`))].join(' ')}</p>}
      {measuring.figuresEndpoint && <p>{t('privacy:figures')}</p>}
    </>
  );
}
