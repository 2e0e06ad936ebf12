import { useTranslation } from 'react-i18next';
import { tripPath } from '../../domain/pages/addresses';
import { usePageSession } from '../../hooks/usePageSession';
import { useScrolledPastHeader } from '../../hooks/useScrolledPastHeader';
import { LazyTripLink } from '../trip/LazyTripLink';
import { Mark } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { MenuButton } from './MenuButton';
import * as css from './StickyBar.module.css';

interface StickyBarProps {
  readonly path: string;
  readonly name: string;
  /** See PageLayout. */
  readonly stayCard: string | undefined;
}

/**
 * A slim bar that appears after the first scroll and disappears at the top of the page: menu, name of the page, link to the trip, booking link, back to top. It is at
 * the top of wide screens and at the bottom of phones.
 */
export function StickyBar({ path, name, stayCard }: StickyBarProps) {
  const { t } = useTranslation(['common', 'drawer']);
  const { scrolled } = usePageSession();
  const pastHeader = useScrolledPastHeader();
  if (!scrolled || !pastHeader) return null;
  return (
    <div className={css.bar} role="region" aria-label={t('common:bar')}>
      <SiteLink to="/" className={css.home} aria-label={t('common:home')}>
        <Mark />
      </SiteLink>
      <MenuButton className={css.menu}>
        <span>{t('drawer:label')}</span>
      </MenuButton>
      <p className={css.name}>{name}</p>
      {path !== tripPath && <LazyTripLink className={css.trip} />}
      <SiteLink to={stayCard ? `${path}#${stayCard}` : '/#reservar'} className="btn">
        {t('common:book')}
      </SiteLink>
      <button
        type="button"
        className={css.top}
        aria-label={t('common:top')}
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>('#conteudo')?.focus({ preventScroll: true });
        }}
      >
        <span>{t('common:top')}</span>
        <Icon name="up" />
      </button>
    </div>
  );
}
