import { useI18n } from '../../hooks/useI18n';
import { BookLink } from '../../components/booking/BookLink';
import { usePartySummary } from '../../components/party/PartyFields';
import { useOccupancy } from '../../components/rooms/useRoomFacts';
import { Picture } from '../../components/media/Picture';
import { SiteLink } from '../../components/ui/SiteLink';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { capitalized } from '../../domain/i18n/capitalized';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { offerPath, roomPath } from '../../domain/pages/addresses';
import { type Party, peopleIn } from '../../domain/party/party';
import type { QuotedPlan, RoomAnswer } from '../../domain/party/roomsForParty';
import { comparisonToQuery } from '../../domain/rooms/comparison';
import { useHotel } from '../../hooks/usePage';
import { useMessages } from '../../i18n/useMessages';
import * as css from './RoomsThatFit.module.css';

interface RoomsThatFitProps {
  readonly answers: readonly RoomAnswer<Queries.FinderRoomFragment>[];
  readonly party: Party;
  /** The offer for families with its benefits; null if there is none. */
  readonly plan: (QuotedPlan<Queries.FinderOfferFragment['terms'][number]> & { readonly offer: Queries.FinderOfferFragment }) | null;
  /** The page's query, which the link to compare keeps. */
  readonly search: string;
}

export function RoomsThatFit({ answers, party, plan, search }: RoomsThatFitProps) {
  const { whatsapp } = useHotel();
  const { t, language } = useMessages('party');
  const message = t('party:message', { party: usePartySummary(party) });
  const by = (how: RoomAnswer<unknown>['rooms']) => answers.filter((answer) => answer.rooms === how);
  const [oneRoom, twoRooms, onRequest] = [by('oneRoom'), by('twoRooms'), by('onRequest')];
  const freeChild = oneRoom.some((answer) => answer.freeChild) ? plan?.freeChild?.term.text : undefined;
  const secondRoom = twoRooms.some((answer) => answer.secondRoom) ? plan?.secondRoom?.term : undefined;
  return (
    <div className={`stack--wide gap-7 ${css.answer}`}>
      {oneRoom.length > 0 && (
        <section aria-labelledby="num-quarto">
          <h3 id="num-quarto">{t('party:oneRoom')}</h3>
          {freeChild && <p className="semibold">{`${capitalized(freeChild, language)}.`}</p>}
          <ul>
            {oneRoom.map(({ room }) => (
              <PartyRoom key={room.slug} room={room} people={peopleIn(party)} />
            ))}
          </ul>
          {oneRoom.length > 1 && (
            <SiteLink
              className="link"
              to={`/acomodacoes${comparisonToQuery(
                oneRoom.map(({ room }) => room.slug),
                search,
              )}#comparar`}
            >
              {t('party:compare')}
            </SiteLink>
          )}
        </section>
      )}
      {twoRooms.length > 0 && (
        <section aria-labelledby="em-dois">
          <h3 id="em-dois">{t('party:twoRooms')}</h3>
          <p>{`${twoRooms.map(({ room: { name, occupancy } }) => t('party:roomOfTwo', { name, count: occupancy.max })).join(', ')}.`}</p>
          {plan && secondRoom && (
            <p className="semibold">
              <SiteLink to={offerPath(plan.offer)}>{plan.offer.name}</SiteLink>
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
  );
}

/** A room type that fits the whole party, with links to its page and to book it for as many people. */
function PartyRoom({ room, people }: { room: Queries.FinderRoomFragment; people: number }) {
  const { t, language } = useI18n(['common', 'rooms']);
  const occupancyOf = useOccupancy();
  return (
    <li className={css.room}>
      <SiteLink className={css.name} to={roomPath(room.slug)}>
        <Picture picture={room.cover} sizes="7.5rem" decorative />
        {room.name}
      </SiteLink>
      <span className="tabular soft">{`${occupancyOf(room.occupancy)}, ${t('common:squareMetres', { area: formatNumber(room.area, language) })}`}</span>
      <BookLink people={people} className="btn btn--line">
        {t('common:book')} <span className="sr-only">{room.name}</span>
      </BookLink>
    </li>
  );
}
