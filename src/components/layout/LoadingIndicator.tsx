import { useTranslation } from 'react-i18next';
import { usePageSession } from '../../hooks/usePageSession';
import * as css from './LoadingIndicator.module.css';

/** 'Carregando...' while a navigation takes long (docs/hotel-rules.md 11.7). */
export function LoadingIndicator() {
  const { t } = useTranslation(['common']);
  const { loading } = usePageSession();
  return (
    <div role="status" className={loading ? css.loading : 'sr'}>
      {loading && (
        <>
          <span className={css.waves} aria-hidden="true" />
          <p>{t('common:loading')}</p>
        </>
      )}
    </div>
  );
}
