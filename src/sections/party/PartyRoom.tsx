import { useTranslation } from 'react-i18next';
import { BookLink } from '../../components/booking/BookLink';
import { SiteLink } from '../../components/ui/SiteLink';
import { capitalized } from '../../domain/i18n/formatDays';
import { formatNumber } from '../../domain/i18n/formatNumber';
import type { RoomAnswer } from '../../domain/party/roomsForParty';
import { roomPath } from '../../domain/pages/addresses';
import { useLanguage } from '../../hooks/useLanguage';
import { useOccupancy } from '../rooms/useRoomFacts';
import * as css from './PartyAnswer.module.css';

interface PartyRoomProps {
  readonly answer: RoomAnswer<Queries.PartyRoomFragment>;
  readonly people: number;
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** A note for this party in this room. */
  readonly note: string | undefined;
}

/** A room type that fits the whole party, with links to its page and to book it for as many people. */
export function PartyRoom({ answer: { room }, people, booking, note }: PartyRoomProps) {
  const { t } = useTranslation(['common', 'rooms']);
  const language = useLanguage();
  const occupancyOf = useOccupancy();
  return (
    <li className={css.room}>
      <SiteLink className={css.name} to={roomPath(room.slug)}>
        {room.name}
      </SiteLink>
      <span className="num soft">
        {occupancyOf(room.occupancy)}, {t('common:squareMetres', { area: formatNumber(room.area, language) })}
      </span>
      <BookLink booking={booking} people={people} className="btn btn--line">
        {t('rooms:book')} <span className="sr">{room.name}</span>
      </BookLink>
      {note && <span className={css.plan}>{capitalized(note, language)}.</span>}
    </li>
  );
}
