import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { LanguageSwitcher } from './LanguageSwitcher';
import * as css from './Drawer.module.css';

/** Where the menu stands in full (specification §9). */
const wide = '(min-width: 900px)';

interface DrawerProps {
  readonly hotel: NonNullable<Queries.FrameFragment['hotel']>;
  readonly navigation: NonNullable<Queries.FrameFragment['navigation']>;
  readonly path: string;
}

/** The collapsed menu below 900 px: a hamburger that opens a full sheet with all ten links under labels of their own (specification §2). */
export function Drawer({ hotel, navigation, path }: DrawerProps) {
  const { t } = useTranslation(['drawer']);
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // turned or widened, the screen has the menu itself
  useEffect(() => {
    const media = window.matchMedia(wide);
    const close = () => setOpen(false);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, []);

  return (
    <>
      <button
        type="button"
        className={css.burger}
        aria-label={t('drawer:open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        data-live=""
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={sheet} className={css.drawer} aria-label={t('drawer:label')} onClose={() => setOpen(false)}>
        <div className={css.drawerHead}>
          <Brand name={hotel.shortName} descriptor={hotel.descriptor} layout="row" />
          <button type="button" className={css.burger} aria-label={t('drawer:close')} onClick={() => setOpen(false)}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('drawer:label')}>
          <ul className={css.drawerList}>
            {navigation.menu.flat().map(({ slug, path: to }) => (
              <li key={slug}>
                <SiteLink to={to} aria-current={to === path ? 'page' : undefined} onClick={() => setOpen(false)}>
                  {t(`drawer:${slug as 'resort'}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.drawerFoot}>
          <SiteLink to="/#reservar" className="btn btn--sun btn--wide" onClick={() => setOpen(false)}>
            {t('drawer:book')}
          </SiteLink>
          <LanguageSwitcher path={path} label={t('drawer:language')} />
        </div>
      </dialog>
      <noscript>
        <ul className={css.drawerPlain}>
          {navigation.menu.flat().map(({ slug, path: to }) => (
            <li key={slug}>
              <SiteLink to={to}>{t(`drawer:${slug as 'resort'}`)}</SiteLink>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
