import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { OpenState } from '../../components/hours/OpenState';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import { SaveButton } from '../../components/trip/SaveButton';
import { Facts } from '../../components/ui/Facts';
import { FileLink } from '../../components/ui/FileLink';
import { Icon } from '../../components/ui/Icon';
import { hasHours } from '../../domain/hours/hoursOn';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import { DiningMenu, SignatureDish } from './DiningMenu';
import * as css from './DiningPanel.module.css';
import { ReserveTable } from './ReserveTable';

export const fragment = graphql`
  fragment DiningPanel on Dining {
    slug
    name(language: $language)
    summary(language: $language)
    description(language: $language)
    ...PlaceHours
    facts {
      label(language: $language)
      value(language: $language)
    }
    pictures {
      ...HalfPicture
    }
    reservable
    chef
    menuAddress
    menuFile {
      ...FileLink
    }
    menu {
      ...DiningMenu
    }
  }
`;

export type Dining = Queries.DiningPanelFragment;

interface DiningPanelProps {
  readonly place: Dining;
  readonly bars: readonly Pick<Dining, 'slug' | 'name' | 'hours' | 'seasons' | 'exceptions' | 'menu' | 'menuFile'>[];
  readonly large: boolean;
}

/** A restaurant or meal. One with tables and without a menu has a WhatsApp link that asks for it. */
export function DiningPanel({ place, bars, large }: DiningPanelProps) {
  const { t } = useI18n(['gastronomy', 'common']);
  const { whatsapp } = useHotel();
  const { slug, name, summary, description, pictures, reservable, chef, menuAddress } = place;
  const [picture] = pictures;
  const facts = chef === null ? place.facts : [...place.facts, { label: t('gastronomy:chef'), value: chef }];
  const menus = [place, ...bars].flatMap((one) => (one.menu ? [{ ...one, menu: one.menu }] : []));
  const menuFiles = [place, ...bars].flatMap((one) => (one.menuFile ? [{ ...one, menuFile: one.menuFile }] : []));
  const menuLink = (menuAddress !== null || (reservable && menus.length + menuFiles.length === 0)) && (
    <a key="menu" className="link" href={menuAddress ?? whatsappLink(whatsapp, t('gastronomy:menuMessage', { name }))} target="_blank" rel="noopener">
      <Icon name="menuCard" />
      {menuAddress === null ? t('gastronomy:askMenu') : t('gastronomy:digitalMenu')}
      <span className="sr-only">{` ${name} (${t('common:newTab')})`}</span>
    </a>
  );
  const menuLinks = [
    menuLink,
    ...menuFiles.map((one) => (
      <FileLink key={one.slug} file={one.menuFile}>
        <Icon name="menuCard" />
        <span>
          {t('gastronomy:menu')} {menuFiles.length > 1 ? one.name : <span className="sr-only">{one.name}</span>}
        </span>
      </FileLink>
    )),
  ];
  // with nothing below it, it need not be level with that of the panel beside it
  const hasMore = reservable || menus.length > 0 || menuLinks.some(Boolean);
  const side = (
    <div className={css.side}>
      {bars.length === 0 && <Hours place={place} />}
      {bars.map((bar) => (
        <div key={bar.slug} id={bar.slug}>
          <h3 className={bars.length > 1 ? `h4 ${css.bar}` : 'sr-only'}>{bar.name}</h3>
          <Hours place={bar} />
        </div>
      ))}
      {facts.length > 0 && <Facts className={css.facts} facts={facts} />}
    </div>
  );
  return (
    <>
      {picture && (
        <figure className={`clipped ${css.picture}`}>
          <Picture picture={picture} sizes={`(width < 37.5em) 100vw, ${large ? '100vw' : '50vw'}`} />
          <SaveButton item={{ list: 'places', slug }} name={name} onPicture />
        </figure>
      )}
      <h2 className={css.name}>{name}</h2>
      <div className={css.about}>
        <p className="lead">{summary}</p>
        {description && <p className="soft">{description}</p>}
        {menus.slice(0, 1).map(({ menu }) => (
          <SignatureDish key={slug} menu={menu} />
        ))}
        {!hasMore && side}
      </div>
      {hasMore && side}
      {(reservable || menuLinks.some(Boolean)) && (
        <div className={`row no-print ${css.acts}`} data-card="">
          {reservable ? (
            <ReserveTable slug={slug} place={place}>
              {menuLinks}
            </ReserveTable>
          ) : (
            menuLinks
          )}
        </div>
      )}
      {menus.length > 0 && (
        <div className={css.menus}>
          {menus.map((one) => (
            <DiningMenu key={one.slug} slug={one.slug} name={one.name} named={menus.length > 1} menu={one.menu} />
          ))}
        </div>
      )}
    </>
  );
}

/** The weekly hours of a restaurant, and whether it is open now. */
function Hours({ place }: { place: Queries.PlaceHoursFragment }) {
  return (
    <div className={`gold-icons ${css.hours}`}>
      <Icon name="clock" />
      <WeekHours place={place} />
      {hasHours(place) && (
        <p className={css.open}>
          <OpenState badge place={place} whole />
        </p>
      )}
    </div>
  );
}
