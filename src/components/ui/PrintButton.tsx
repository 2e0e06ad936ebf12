import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { picturesForPrint } from '../../browser/picturesForPrint';
import { useHydrated } from '../../hooks/useHydrated';
import { classes } from './classes';

/** A button that prints the page, once its pictures are there. It is gone where the browser cannot print, as inside many applications. */
export function PrintButton({ className = 'link', onPrint, children }: { className?: string | undefined; onPrint?: () => void; children?: ReactNode }) {
  const { t } = useI18n(['common']);
  const hydrated = useHydrated();
  // typed as always there
  if (hydrated && typeof (window as Partial<Window>).print !== 'function') return null;
  return (
    <button
      type="button"
      className={classes('scripted no-print', className)}
      data-replay=""
      onClick={() => {
        onPrint?.();
        void picturesForPrint().then(() => window.print());
      }}
    >
      {children ?? t('common:print')}
    </button>
  );
}
