import { useI18n } from '../../hooks/useI18n';
import { settings } from '../../browser/settings';
import { classes } from '../ui/classes';
import { configuredServices, reopenConsent } from './consent';
import * as css from './ThirdPartyNotes.module.css';

/** Google's terms require these links if the badge is hidden. */
const google = { privacy: 'https://policies.google.com/privacy', terms: 'https://policies.google.com/terms' };

/** The notice of the bot check, and a button that reopens the consent bar. @param allowed whether the page may have third-party services */
export function ThirdPartyNotes({ allowed }: { allowed: boolean }) {
  const { t } = useI18n(['footer']);
  if (configuredServices().length === 0) return null;
  const link = (to: keyof typeof google) => (
    <a href={google[to]} target="_blank" rel="noopener" aria-label={t('footer:newTab', { name: t(`footer:botCheck.${to}`) })}>
      {t(`footer:botCheck.${to}`)}
    </a>
  );
  return (
    <div className={classes('scripted', css.notes)}>
      {allowed && settings.botCheck && (
        <p>
          {t('footer:botCheck.by')} {link('privacy')} · {link('terms')}
        </p>
      )}
      <button type="button" data-replay="" onClick={() => reopenConsent(true)}>
        {t('footer:consent')}
      </button>
    </div>
  );
}
