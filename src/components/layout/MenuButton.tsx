import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updatePageSession } from '../../browser/pageSession';
import { usePageSession } from '../../hooks/usePageSession';
import { Icon } from '../ui/Icon';

/** The hamburger button, which opens the sheet of the menu (`Drawer`). */
export function MenuButton({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation(['drawer']);
  const { menuOpen } = usePageSession();
  return (
    <button
      type="button"
      className={className}
      aria-label={t('drawer:open')}
      aria-expanded={menuOpen}
      aria-haspopup="dialog"
      data-replay=""
      data-preload-chunk="deferred-layout"
      onClick={() => updatePageSession({ menuOpen: true })}
    >
      <Icon name="menu" />
      {children}
    </button>
  );
}
