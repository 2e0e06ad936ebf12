import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import portuguese from '../../../locales/pt/party.json';
import { replaceQueryString } from '../../browser/queryString';
import { BookLink } from '../../components/booking/BookLink';
import { FinderSummary } from '../../components/ui/FinderSummary';
import { SiteLink } from '../../components/ui/SiteLink';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { capitalized } from '../../domain/i18n/formatDays';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { roomPath } from '../../domain/pages/addresses';
import { type Party, partyToQuery, peopleIn } from '../../domain/party/party';
import { familyPlanOf, type RoomAnswer, roomsForParty } from '../../domain/party/roomsForParty';
import { useComparison } from '../../hooks/useComparison';
import { useHotel } from '../../hooks/useHotel';
import { useLanguage } from '../../hooks/useLanguage';
import { useStay } from '../../hooks/useStay';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { useOccupancy } from '../../components/rooms/useRoomFacts';
import { PartyFields, usePartySummary } from '../../components/party/PartyFields';
import * as css from './RoomsForParty.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'party', portuguese }];

export const fragment = graphql`
  fragment PartyRoom on Room {
    slug
    name(language: $language)
    code
    area
    connectable
    occupancy {
      min
      max
    }
  }
`;

export interface RoomsForPartyProps {
  /** Smallest first. */
  readonly rooms: readonly Queries.PartyRoomFragment[];
  readonly plan: Queries.FamilyPlanFragment;
}

/** Finds room types for adults and children by age: which fit in one room, which in two of the same type, and which are to be asked for. */
export default function RoomsForParty({ rooms, plan }: RoomsForPartyProps) {
  const { whatsapp } = useHotel();
  const t = useMessages('party');
  const { party, change: changeStay } = useStay();
  const change = (part: Partial<Party>) => {
    const next = { ...party, ...part };
    changeStay({ party: next });
    replaceQueryString(partyToQuery(next, window.location.search));
  };
  const message = t('party:message', { party: usePartySummary(party) });
  const { compareOnly } = useComparison(rooms.map(({ slug }) => slug));
  const people = peopleIn(party);
  const familyPlan = familyPlanOf(plan.terms);
  const answers = roomsForParty({ rooms, party, plan: familyPlan });
  const by = (how: RoomAnswer<unknown>['rooms']) => answers.filter((answer) => answer.rooms === how);
  const [oneRoom, twoRooms, onRequest] = [by('oneRoom'), by('twoRooms'), by('onRequest')];
  const allFit = oneRoom.length === rooms.length;
  const secondRoom = familyPlan.secondRoom && twoRooms.some((answer) => answer.secondRoom) ? familyPlan.secondRoom.term : null;

  const compare = () => {
    compareOnly(oneRoom.map(({ room }) => room.slug));
    const comparison = document.getElementById('comparar');
    comparison?.scrollIntoView();
    comparison?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };

  return (
    <div className={css.party}>
      <PartyFields party={party} onChange={change} />
      <div>
        {/* all are listed above already */}
        <FinderSummary
          count={allFit ? 0 : oneRoom.length}
          text={allFit ? t('party:sumAll', { count: people }) : t('party:sum', { count: oneRoom.length, people })}
        />
        <div className={css.answer}>
          {oneRoom.length > 0 && !allFit && (
            <ul>
              {oneRoom.map(({ room, freeChild }) => (
                <PartyRoom key={room.slug} room={room} people={people} note={freeChild ? familyPlan.freeChild?.term.text : undefined} />
              ))}
            </ul>
          )}
          {twoRooms.length > 0 && (
            <section aria-labelledby="em-dois">
              <h3 id="em-dois">{t('party:twoRooms')}</h3>
              <p>{`${twoRooms.map(({ room: { name, occupancy } }) => t('party:roomOfTwo', { name, count: occupancy.max })).join(', ')}.`}</p>
              {secondRoom && (
                <p className={css.plan}>
                  {plan.path ? <SiteLink to={plan.path}>{plan.name}</SiteLink> : <span>{plan.name}</span>}
                  <span>{`, ${t('party:off', { percent: secondRoom.percent ?? 0 })} ${secondRoom.text}.`}</span>
                </p>
              )}
              {twoRooms.some(({ room }) => room.connectable === null) && <p className="note soft">{t('party:connecting')}</p>}
            </section>
          )}
          {onRequest.length > 0 && (
            <section aria-labelledby="fale-conosco">
              <h3 id="fale-conosco">{t('party:onRequest')}</h3>
              <p>{`${onRequest.map(({ room: { name, occupancy } }) => t('party:roomOnRequest', { name, count: occupancy.max })).join(', ')}.`}</p>
            </section>
          )}
          {twoRooms.length + onRequest.length > 0 && (
            <a className="link" href={whatsappLink(whatsapp, message)} target="_blank" rel="noopener">
              {t('party:whatsapp')}
            </a>
          )}
        </div>
        {oneRoom.length > 1 && !allFit && (
          <button type="button" className="link" data-replay="" onClick={compare}>
            {t('party:compare')}
          </button>
        )}
      </div>
    </div>
  );
}

interface PartyRoomProps {
  readonly room: Queries.PartyRoomFragment;
  readonly people: number;
  /** A note for this party in this room. */
  readonly note: string | undefined;
}

/** A room type that fits the whole party, with links to its page and to book it for as many people. */
function PartyRoom({ room, people, note }: PartyRoomProps) {
  const { t } = useTranslation(['common', 'rooms']);
  const language = useLanguage();
  const occupancyOf = useOccupancy();
  return (
    <li className={css.room}>
      <SiteLink className={css.name} to={roomPath(room.slug)}>
        {room.name}
      </SiteLink>
      <span className="tabular soft">{`${occupancyOf(room.occupancy)}, ${t('common:squareMetres', { area: formatNumber(room.area, language) })}`}</span>
      <BookLink people={people} className="btn btn--line">
        {t('common:book')} <span className="sr-only">{room.name}</span>
      </BookLink>
      {note && <span className={css.plan}>{`${capitalized(note, language)}.`}</span>}
    </li>
  );
}
