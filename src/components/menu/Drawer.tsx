import { useEffect, type ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { useStore } from '../../hooks/useStore';
import { idle } from '../../../plugins/gatsby-plugin-first-paint';
import { lazyComponent } from '../lazy/lazyComponent';
import { Icon } from '../ui/Icon';

/** Where the header shows the whole menu (docs/hotel-rules.md 12.2). */
const wide = '(width >= 56.25em)';

const menu = lazyComponent(() => import(/* webpackChunkName: "deferred-layout" */ './DrawerMenu'));

const close = () => updatePageSession({ menuOpen: false });

/** The collapsed menu, a full-screen dialog (docs/hotel-rules.md 12.2), loaded right after hydration. */
export function Drawer() {
  const language = useLanguage();
  const { menuOpen } = useStore(pageSessionStore);
  // not in the same task as hydration
  useEffect(() => void idle().then(() => menu.preload(language)), [language]);
  // closes when the viewport becomes wide enough for the menu, and on navigation
  useEffect(() => {
    const media = window.matchMedia(wide);
    media.addEventListener('change', close);
    return () => {
      media.removeEventListener('change', close);
      close();
    };
  }, []);
  return <menu.Overlay open={menuOpen} onClose={close} onError={close} />;
}

export function MenuButton({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const { t } = useI18n(['drawer']);
  const { menuOpen } = useStore(pageSessionStore);
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
