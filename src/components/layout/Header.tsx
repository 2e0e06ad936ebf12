import { useI18n } from '../../hooks/useI18n';
import { usePage } from '../../hooks/usePage';
import { phoneLink } from '../../domain/contact/contactLinks';
import { tripPath } from '../../domain/pages/addresses';
import { noBreakSpace } from '../../domain/i18n/formats/format';
import { Brand } from '../ui/Brand';
import { SiteLink } from '../ui/SiteLink';
import { LazyTripLink } from '../trip/LazyTripLink';
import { Drawer, MenuButton } from '../menu/Drawer';
import { ComfortSwitch } from '../comfort/ComfortSwitch';
import * as css from './Header.module.css';
import { LanguageSwitcher } from '../menu/LanguageSwitcher';
import { ReserveLink } from './ReserveLink';

/** A label may break after its first word only, where the menu is narrow. */
const inTwoLines = (label: string): string => {
  const [first, ...rest] = label.split(' ');
  return [first, rest.join(noBreakSpace)].filter(Boolean).join(' ');
};

/** The header of every page: the whole menu, or a hamburger button where there is no space for it (docs/hotel-rules.md 12.1). */
export function Header() {
  const { hotel, navigation, path } = usePage();
  const { t } = useI18n(['menu']);
  const [left, right] = navigation.menu.map((group) => (
    <ul key={group[0]?.path} className={`no-print ${css.menuGroup}`}>
      {group.map(({ path: to, label }) => (
        <li key={to}>
          <SiteLink to={to} className={label.includes(' ') ? css.twoLines : undefined} aria-current={to === path ? 'page' : undefined}>
            {inTwoLines(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  ));
  const home = (layout: 'stacked' | 'row') => (
    <SiteLink to="/" aria-label={t('menu:home', { name: `${hotel.shortName} ${hotel.descriptor}` })}>
      <Brand name={hotel.shortName} descriptor={hotel.descriptor} layout={layout} />
    </SiteLink>
  );
  const reserve = path !== '/' && <ReserveLink className={css.reserve} />;
  return (
    <header className={`on-photo ${css.masthead}`}>
      <div className={`no-print ${css.mastheadTop}`}>
        <p>{hotel.tagline}</p>
        <div className={css.mastheadSide}>
          {path !== tripPath && <LazyTripLink className={`touch ${css.trip}`} />}
          <a className="touch" href={phoneLink(hotel.phone)}>
            {hotel.phone}
          </a>
          <LanguageSwitcher label={t('menu:language')} />
          <ComfortSwitch compact />
          {reserve}
        </div>
      </div>
      <nav className={css.menu} aria-label={t('menu:main')}>
        {left}
        <div className={css.menuSpacer}>{home('stacked')}</div>
        {right}
      </nav>
      <div className={`no-print ${css.mastheadBar}`}>
        {home('row')}
        {reserve}
        <MenuButton className={`scripted ring-inside ${css.burger}`} />
        <noscript>
          <ul className={`row ${css.links}`}>
            {navigation.menu.flat().map(({ path: to, collapsedLabel }) => (
              <li key={to}>
                <SiteLink to={to}>{collapsedLabel}</SiteLink>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
      {/* not inside the part for narrow screens: the bar opens it on wide ones too */}
      <Drawer />
    </header>
  );
}
