import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { BookLink } from '../../components/booking/BookLink';
import { Picture } from '../../components/media/Picture';
import { SaveButton } from '../../components/trip/SaveButton';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { TabRow } from '../../components/tabs/TabRow';
import { capitalized } from '../../domain/i18n/capitalized';
import { roomPath } from '../../domain/pages/addresses';
import { useRoomFacts } from '../../components/rooms/useRoomFacts';
import * as css from './RoomTabs.module.css';

export const fragment = graphql`
  fragment RoomRow on Room {
    slug
    name(language: $language)
    summary(language: $language)
    category
    ...RoomFacts
    cover {
      ...HalfPicture
    }
  }
`;

/** Tabs with all rooms, and with those of each category that has any (docs/hotel-rules.md 13.3). */
export function RoomTabs({ rooms, finder }: { rooms: readonly Queries.RoomRowFragment[]; finder: string | undefined }) {
  const { t } = useI18n(['rooms']);
  const categories = [...new Set(rooms.map(({ category }) => category))];
  return (
    <TabRow
      label={t('rooms:tabs')}
      all={{ slug: 'todas', label: t('rooms:categories.all') }}
      panelClassName={`wrap grid align-start ${css.rows}`}
      aside={
        finder && (
          <a className="link" href={`#${finder}`}>
            {t('rooms:helpChoose')}
            <Icon name="down" />
          </a>
        )
      }
      tabs={categories.map((category) => ({
        slug: category,
        label: t(`rooms:categories.${category}`),
        panel: rooms.filter((room) => room.category === category).map((room) => <RoomRow key={room.slug} room={room} />),
      }))}
    />
  );
}

/** A room below one large picture, or beside it if it is alone in its row: facts, details, booking. */
function RoomRow({ room }: { readonly room: Queries.RoomRowFragment }) {
  const { t, language } = useI18n(['rooms', 'common']);
  const { slug, name, summary, cover } = room;
  const page = roomPath(slug);
  const facts = useRoomFacts()(room).flatMap(({ key, has, icon, value }) =>
    has && key !== 'beds' ? { key, icon, text: key === 'occupancy' || key === 'area' ? value : capitalized(t(`rooms:features.${key}`), language) } : [],
  );
  return (
    <article className={`stack--wide ${css.row}`} data-card="">
      <div className={`zoom clipped ${css.picture}`}>
        {/* not a second stop for the keyboard; where it is read, by its picture, not by its address */}
        <SiteLink className="block" to={page} tabIndex={-1}>
          <Picture picture={cover} sizes="(width < 37.5em) 100vw, 54vw" />
        </SiteLink>
        <SaveButton item={{ list: 'rooms', slug }} name={name} onPicture />
      </div>
      <div className={`stack ${css.text}`}>
        <h2 className="h3">{name}</h2>
        <p className="lead soft">{summary}</p>
        <ul className={`row gold-icons ${css.facts}`}>
          {facts.map((fact) => (
            <li key={fact.key}>
              <Icon name={fact.icon} />
              {fact.text}
            </li>
          ))}
        </ul>
        <div className={`row no-print ${css.actions}`}>
          <BookLink className="btn btn--line">
            {t('common:book')}
            <span className="sr-only">{` ${name}`}</span>
          </BookLink>
          <ArrowLink to={page}>
            {t('rooms:details')}
            <span className="sr-only">{` ${name}`}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
