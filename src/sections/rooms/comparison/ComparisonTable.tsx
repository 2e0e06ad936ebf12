import type { CSSProperties } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import { BookLink } from '../../../components/booking/BookLink';
import { Icon } from '../../../components/ui/Icon';
import { Spoken } from '../../../components/ui/Spoken';
import { SiteLink } from '../../../components/ui/SiteLink';
import { classes } from '../../../components/ui/classes';
import { roomPath } from '../../../domain/pages/addresses';
import { factOrder, useRoomFacts, type RoomFact } from '../../../components/rooms/useRoomFacts';
import * as css from './ComparisonTable.module.css';

const cell = { role: 'cell' } as const;

/** Rooms in columns, facts in rows. */
export function ComparisonTable({ rooms, onRemove }: { rooms: readonly Queries.ComparisonFragment[]; onRemove: (slug: string) => void }) {
  const { t } = useI18n(['rooms', 'common']);
  const factsOf = useRoomFacts();
  const columns = rooms.map((room) => ({ ...room, facts: factsOf(room) }));
  const valueOf = ({ occupancy: { min, max } }: Queries.ComparisonFragment, fact: RoomFact) =>
    fact.key === 'occupancy' && min < max ? t('rooms:occupancyShort', { min, max }) : fact.value;
  const factOf = (room: (typeof columns)[number], wanted: RoomFact['key']) => room.facts.find(({ key }) => key === wanted);
  // facts that are known of at least one of the rooms; beds as pictured, if those of one are
  const rows = factOrder.flatMap((key) => {
    const known = columns.flatMap((room) => factOf(room, key) ?? []);
    return known.find(({ pictured }) => pictured) ?? known.slice(0, 1);
  });
  return (
    <div className={css.compare} style={{ '--columns': columns.length } as CSSProperties}>
      <table aria-label={t('rooms:table')}>
        <thead>
          <tr>
            <td {...cell} />
            {columns.map(({ slug, name }) => (
              // its name alone is what cells are announced with
              <th key={slug} scope="col" aria-label={name}>
                <span className={css.compareHead}>
                  <SiteLink className={css.compareName} to={roomPath(slug)}>
                    {name}
                  </SiteLink>
                  <button type="button" className="cross" aria-label={t('rooms:remove', { name })} onClick={() => onRemove(slug)}>
                    <Icon name="close" />
                  </button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, icon, label }) => (
            <tr key={key}>
              <th scope="row">
                <Icon name={icon} />
                {label}
              </th>
              {columns.map((room) => {
                const fact = factOf(room, key);
                return (
                  <td key={room.slug} {...cell} className={classes('tabular', !fact?.has && css.isNo)}>
                    {fact ? valueOf(room, fact) : <Spoken say={({ spoken }) => (spoken ? t('common:notStated') : '–')} />}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className={`no-print ${css.book}`}>
            <td {...cell} />
            {columns.map(({ slug, name }) => (
              <td key={slug} {...cell}>
                <BookLink className="btn btn--line btn--wide">
                  {t('common:book')} <span className={classes('sr-only', css.bookName)}>{name}</span>
                </BookLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
