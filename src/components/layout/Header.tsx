import { useTranslation } from 'react-i18next';
import { phoneLink } from '../../domain/contact/contactLinks';
import { Brand } from '../ui/Brand';
import { SiteLink } from '../ui/SiteLink';
import { Drawer, MenuButton, type MenuProps } from './Drawer';
import * as css from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher';

/** A label of two words may break after the first one if the menu is narrow. */
function Label({ children }: { children: string }) {
  const [first, ...rest] = children.split(' ');
  return rest.length > 0 ? (
    <>
      {first} <span>{rest.join(' ')}</span>
    </>
  ) : (
    children
  );
}

/** The header of every page: phone and languages, ten links in two groups with the logo between them; below 900 px a hamburger button, or the links without script (docs/hotel-rules.md 12.1). */
export function Header({ data, path }: MenuProps) {
  const { hotel, navigation } = data;
  const { t } = useTranslation(['menu', 'drawer']);
  const [left, right] = navigation.menu.map((group) => (
    <ul key={group[0]?.slug} className={css.menuGroup}>
      {group.map(({ slug, path: to }) => (
        <li key={slug}>
          <SiteLink to={to} aria-current={to === path ? 'page' : undefined}>
            <Label>{t(`menu:${slug as 'resort'}`)}</Label>
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
  return (
    <header className={css.masthead}>
      <div className={css.mastheadTop}>
        <p>{t('menu:tagline', { since: hotel.since })}</p>
        <div className={css.mastheadSide}>
          <a href={phoneLink(hotel.phone)}>{hotel.phone}</a>
          <LanguageSwitcher path={path} label={t('menu:language')} />
        </div>
      </div>
      <nav className={css.menu} aria-label={t('menu:main')}>
        {left}
        <div className={css.menuSpacer}>{home('stacked')}</div>
        {right}
      </nav>
      <div className={css.mastheadBar}>
        {home('row')}
        <MenuButton className={`scripted ${css.burger}`} />
        <noscript>
          <ul className={css.links}>
            {navigation.menu.flat().map(({ slug, path: to }) => (
              <li key={slug}>
                <SiteLink to={to}>{t(`drawer:${slug as 'resort'}`)}</SiteLink>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
      {/* not inside the part for narrow screens: the bar opens it on wide ones too */}
      <Drawer data={data} path={path} />
    </header>
  );
}
