import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenBadge } from '../../components/hours/OpenBadge';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import { SaveButton } from '../../components/trip/SaveButton';
import { AskHotel } from '../../components/ui/AskHotel';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import * as css from './DiningPanel.module.css';
import { ReserveTable } from './ReserveTable';

export const fragment = graphql`
  fragment DiningPanel on Place {
    slug
    name(language: $language)
    summary(language: $language)
    description(language: $language)
    hours {
      ...Hours
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
    pictures {
      ...HalfPicture
    }
  }
`;

/** A restaurant, or a meal such as breakfast. */
export type Dining = Queries.DiningPanelFragment & { readonly reservable: boolean; readonly menu: string | null };

interface DiningPanelProps {
  readonly place: Dining;
  /** The bars with their hours, instead of its own. */
  readonly bars?: ReactNode;
  /** Whether it shares its row with another, so that its picture is smaller. */
  readonly beside: boolean;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/**
 * A restaurant or meal: its first picture, text, weekly hours, whether it is open now, facts, and links to reserve a table and to the digital menu.
 * If there is none, a WhatsApp link asks for it.
 */
export function DiningPanel({ place, bars, beside, whatsapp }: DiningPanelProps) {
  const { t } = useTranslation(['gastronomy', 'common']);
  const { slug, name, summary, description, hours, facts, pictures, reservable, menu } = place;
  const [picture] = pictures;
  const askMenu = (
    <a className="link" href={menu ?? whatsappLink(whatsapp, t('gastronomy:menuMessage', { name }))} target="_blank" rel="noopener">
      <Icon name="menuCard" />
      {menu ? t('gastronomy:menu') : t('gastronomy:askMenu')}
      <span className="sr-only">{`, ${name} (${t('common:newTab')})`}</span>
    </a>
  );
  return (
    <div className={css.panel}>
      {picture && (
        <figure className={css.picture}>
          <Picture picture={picture} sizes={`(width < 56.25em) 100vw, ${beside ? '50vw' : '66vw'}`} />
          <SaveButton item={{ list: 'places', slug }} name={name} onPicture />
        </figure>
      )}
      <div className={css.words}>
        <div className={css.about}>
          <h2>{name}</h2>
          <p className="lead">{summary}</p>
          {description && <p className="soft">{description}</p>}
        </div>
        <div className={css.side}>
          {bars ?? <Hours hours={hours} />}
          {facts.length > 0 && <Facts className={css.facts} facts={facts} />}
        </div>
        <div className={css.acts}>
          {reservable ? (
            <ReserveTable name={name} hours={hours} whatsapp={whatsapp}>
              {askMenu}
            </ReserveTable>
          ) : (
            askMenu
          )}
        </div>
      </div>
    </div>
  );
}

/** The weekly hours of a restaurant, and whether it is open now. */
function Hours({ hours }: { hours: readonly Queries.HoursFragment[] }) {
  return (
    <div className={css.hours}>
      <Icon name="clock" />
      <WeekHours hours={hours} />
      {hours.length > 0 && (
        <p className={css.open}>
          <OpenBadge hours={hours} />
        </p>
      )}
    </div>
  );
}

export const barFragment = graphql`
  fragment DiningBar on Bar {
    slug
    name(language: $language)
    summary(language: $language)
    hours {
      ...Hours
    }
  }
`;

interface DiningBarsProps {
  readonly bars: readonly Queries.DiningBarFragment[];
  /** The number of bars, including those that content does not describe. */
  readonly inAll: number;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** The bars with known hours, and a line that asks for the others. */
export function DiningBars({ bars, inAll, whatsapp }: DiningBarsProps) {
  const { t } = useTranslation(['gastronomy']);
  const others = inAll - bars.length;
  return (
    <>
      {bars.map(({ slug, name, summary, hours }) => (
        <div key={slug} className={css.bar}>
          <h3>{name}</h3>
          <p className="soft">{summary}</p>
          <Hours hours={hours} />
        </div>
      ))}
      {others > 0 && <AskHotel className={css.others} whatsapp={whatsapp} question={t('gastronomy:askBarsMessage', { count: others })} />}
    </>
  );
}
