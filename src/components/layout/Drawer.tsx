import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/useLanguage';
import { idle } from '../../loading/calm';
import { lazyPart } from '../parts/lazyPart';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './Drawer.module.css';

/** Where the menu stands in full (specification §9). */
const wide = '(min-width: 900px)';

const sheet = lazyPart(() => import(/* webpackChunkName: "around" */ './DrawerSheet'));

export interface DrawerProps {
  readonly hotel: NonNullable<Queries.FrameFragment['hotel']>;
  readonly navigation: NonNullable<Queries.FrameFragment['navigation']>;
  readonly path: string;
}

/** The collapsed menu below 900 px: a hamburger that opens a full sheet (specification §2). The sheet comes as soon as the page answers; without script the links stand there. */
export function Drawer(props: DrawerProps) {
  const { t } = useTranslation(['drawer']);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // soon, but not in one go with everything else that comes when the page begins to answer
  useEffect(() => void idle().then(() => sheet.ahead(language)), [language]);
  // turned or widened, the screen has the menu itself
  useEffect(() => {
    const media = window.matchMedia(wide);
    const end = () => setOpen(false);
    media.addEventListener('change', end);
    return () => media.removeEventListener('change', end);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`scripted ${css.burger}`}
        aria-label={t('drawer:open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        data-live="around"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <sheet.OnTap {...props} open={open} onClose={close} onMissing={close} />
      <noscript>
        <ul className={css.drawerPlain}>
          {props.navigation.menu.flat().map(({ slug, path: to }) => (
            <li key={slug}>
              <SiteLink to={to}>{t(`drawer:${slug as 'resort'}`)}</SiteLink>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
