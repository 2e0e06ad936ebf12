import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../../domain/contact/whatsappLink';
import { tripPath } from '../../domain/trip/trip';
import { usePageSession } from '../../hooks/pageSession';
import { usePastHeader } from '../../hooks/usePastHeader';
import { TripLink } from '../trip/TripLink';
import { Mark } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './AfterScrollBar.module.css';

/** A slim bar that comes with the first scroll and leaves at the top of the page: name of the page, what the guest keeps, way to book, back to the top. At the top on wide screens, at the foot on phones. */
export function AfterScrollBar({ data, path, name }: { data: Queries.FrameFragment; path: string; name: string }) {
  const { t } = useTranslation(['common']);
  const { scrolled } = usePageSession();
  const pastHeader = usePastHeader();
  if (!scrolled || !pastHeader) return null;
  return (
    <div className={css.bar} role="region" aria-label={t('common:bar')}>
      <SiteLink to="/" className={css.home} aria-label={t('common:home')}>
        <Mark />
      </SiteLink>
      <p className={css.name}>{name}</p>
      <a className={css.chat} href={whatsappLink(data.hotel.whatsapp)} target="_blank" rel="noopener" aria-label={t('common:whatsapp')}>
        <Icon name="whatsapp" />
      </a>
      {path !== tripPath && <TripLink className={css.trip} />}
      <SiteLink to="/#reservar" className="btn">
        {t('common:book')}
      </SiteLink>
      <button
        type="button"
        className={css.top}
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>('#conteudo')?.focus({ preventScroll: true });
        }}
      >
        {t('common:top')}
        <Icon name="up" />
      </button>
    </div>
  );
}
