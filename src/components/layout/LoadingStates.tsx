import { useI18n } from '../../hooks/useI18n';
import { navigate } from 'gatsby';
import { isReachable } from '../../../plugins/gatsby-plugin-first-paint';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { useOnline } from '../../hooks/useOnline';
import { useStore } from '../../hooks/useStore';
import { Icon } from '../ui/Icon';
import * as css from './LoadingStates.module.css';

/** 'Carregando...' while a navigation takes long (docs/hotel-rules.md 11.7). */
export function LoadingIndicator() {
  const { t } = useI18n(['common']);
  const { loading } = useStore(pageSessionStore);
  return (
    <div role="status" className={loading ? css.loading : 'sr-only'}>
      {loading && (
        <>
          <span className={css.waves} aria-hidden="true" />
          <p>{t('common:loading')}</p>
        </>
      )}
    </div>
  );
}

const close = () => updatePageSession({ loadError: null });

/** Reloads the page if the site answers; the browser would otherwise show an empty page. If not, the notice is shown anew. */
async function reload(): Promise<void> {
  close();
  if (await isReachable(window.location.href)) window.location.reload();
  else updatePageSession({ loadError: { what: 'component' } });
}

/** Says what failed to load, that nothing is lost, and how to continue. */
export function LoadErrorNotice() {
  const { t } = useI18n(['common']);
  const { loadError } = useStore(pageSessionStore);
  const online = useOnline();
  if (!loadError) return null;
  return (
    <div className={`row ${css.notice}`} role="alert">
      <p>
        <b>{t(`common:trouble.${loadError.what}`)}</b>
        <span>{` ${online ? '' : `${t('common:trouble.offline')} `}${t('common:trouble.kept')}`}</span>
      </p>
      {loadError.what === 'page' && (
        <button
          type="button"
          className="btn btn--line"
          onClick={() => {
            close();
            navigate(loadError.to);
          }}
        >
          {t('common:trouble.again')}
        </button>
      )}
      {loadError.what === 'component' && (
        <button type="button" className="btn btn--line" onClick={() => void reload()}>
          {t('common:trouble.reload')}
        </button>
      )}
      <button type="button" className={`cross ${css.close}`} aria-label={t('common:trouble.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
