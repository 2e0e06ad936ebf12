import { useEffect } from 'react';
import { updatePageSession } from '../../browser/pageSession';
import { usePageSession } from '../../hooks/usePageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { idle } from '../../../plugins/gatsby-plugin-first-paint';
import { lazyPart } from '../parts/lazyPart';

/** Where the menu stands in full (docs/hotel-rules.md 12.2). */
const wide = '(width >= 56.25em)';

const sheet = lazyPart(() => import(/* webpackChunkName: "around" */ './DrawerSheet'));

export interface DrawerProps {
  readonly hotel: NonNullable<Queries.FrameFragment['hotel']>;
  readonly navigation: NonNullable<Queries.FrameFragment['navigation']>;
  readonly path: string;
}

const close = () => updatePageSession({ menuOpen: false });

/**
 * The collapsed menu: a full sheet that a hamburger opens, in the header below 900 px (docs/hotel-rules.md 12.2) and in the bar that comes with the first scroll. It comes
 * as soon as the page answers.
 */
export function Drawer(props: DrawerProps) {
  const language = useLanguage();
  const { menuOpen } = usePageSession();
  // not in the same task as the rest of the hydration
  useEffect(() => void idle().then(() => sheet.preload(language)), [language]);
  // closes when the viewport becomes wide enough for the menu, and on navigation
  useEffect(() => {
    const media = window.matchMedia(wide);
    media.addEventListener('change', close);
    return () => {
      media.removeEventListener('change', close);
      close();
    };
  }, []);
  return <sheet.OnTap {...props} open={menuOpen} onClose={close} onMissing={close} />;
}
