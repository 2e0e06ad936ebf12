import { useI18n } from '../../hooks/useI18n';
import * as screen from '../../styles/FullScreenDialog.module.css';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { usePage } from '../../hooks/usePage';
import { phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { linksBesideMenu } from '../../domain/pages/navigation';
import { ComfortSwitch } from '../comfort/ComfortSwitch';
import { Dialog } from '../dialog/Dialog';
import { LazyTripLink } from '../trip/LazyTripLink';
import { Brand } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './DrawerMenu.module.css';
import * as header from '../layout/Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher';

export const namespaces = [] as const;

/** What the drawer holds: all ten links with labels of their own, trip, booking link, WhatsApp, telephone, languages, comfort mode, the footer's other links (docs/hotel-rules.md 12.2). */
export default function DrawerMenu({ onClose }: { onClose: () => void }) {
  const { hotel, navigation, path } = usePage();
  const { t } = useI18n(['drawer', 'common']);
  return (
    <Dialog label={t('drawer:label')} className={`modal on-dark ${screen.dialog} ${css.drawer}`} onClose={onClose}>
      <div className={css.head}>
        <Brand name={hotel.shortName} descriptor={hotel.descriptor} layout="row" />
        <button type="button" className={header.burger} aria-label={t('drawer:close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('drawer:label')}>
        <ul className={css.list}>
          {navigation.menu.flat().map(({ path: to, collapsedLabel }) => (
            <li key={to}>
              <SiteLink to={to} aria-current={to === path ? 'page' : undefined} onClick={onClose}>
                {collapsedLabel}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <LazyTripLink className={css.trip} onClick={onClose} />
        <SiteLink to={`/#${bookingCardId}`} className="btn btn--wide" onClick={onClose}>
          {t('drawer:book')}
        </SiteLink>
        <a className={css.chat} href={whatsappLink(hotel.whatsapp)} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          {t('common:whatsapp')}
        </a>
        <a className={css.chat} href={phoneLink(hotel.phone)}>
          <Icon name="phone" />
          {hotel.phone}
        </a>
        <LanguageSwitcher label={t('drawer:language')} />
        <ComfortSwitch />
        <div className={`row ${css.more}`}>
          {linksBesideMenu(navigation).map(({ path: to, label }) => (
            <SiteLink key={to} className="touch" to={to} onClick={onClose}>
              {label}
            </SiteLink>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
