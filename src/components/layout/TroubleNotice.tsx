import { useTranslation } from 'react-i18next';
import { navigate } from 'gatsby';
import { updatePageSession, usePageSession } from '../../hooks/pageSession';
import { useOnline } from '../../hooks/useOnline';
import { Icon } from '../ui/Icon';
import * as css from './TroubleNotice.module.css';

const close = () => updatePageSession({ trouble: null });

/** Says what did not load, that nothing is lost, and how to go on. The page stays as it is. */
export function TroubleNotice() {
  const { t } = useTranslation(['common']);
  const { trouble } = usePageSession();
  const online = useOnline();
  if (!trouble) return null;
  return (
    <div className={css.trouble} role="alert">
      <p>
        <b>{t(`common:trouble.${trouble.what}`)}</b> {!online && t('common:trouble.offline')} {t('common:trouble.kept')}
      </p>
      {trouble.what === 'page' && (
        <button
          type="button"
          className="btn btn--line"
          onClick={() => {
            close();
            navigate(trouble.to);
          }}
        >
          {t('common:trouble.again')}
        </button>
      )}
      {trouble.what === 'part' && online && (
        <button type="button" className="btn btn--line" onClick={() => window.location.reload()}>
          {t('common:trouble.reload')}
        </button>
      )}
      <button type="button" className={css.close} aria-label={t('common:trouble.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
