import { graphql } from 'gatsby';
import { SiteLink } from '../../components/ui/SiteLink';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { type Party, peopleIn } from '../../domain/party/party';
import type { familyPlanOf, RoomAnswer } from '../../domain/party/roomsForParty';
import { useMessages } from '../../i18n/useMessages';
import * as css from './PartyAnswer.module.css';
import { PartyRoom } from './PartyRoom';
import { usePartySummary } from './usePartySummary';

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

interface PartyAnswerProps {
  readonly answers: readonly RoomAnswer<Queries.PartyRoomFragment>[];
  readonly party: Party;
  readonly plan: ReturnType<typeof familyPlanOf<Queries.FamilyPlanFragment['terms'][number]>>;
  readonly offer: Queries.FamilyPlanFragment;
  readonly hotel: { readonly whatsapp: string; readonly booking: { readonly host: string; readonly hotelCode: string } };
}

/** Room types by how they fit a party: in one room, in two of the same type, or to be asked for. */
export function PartyAnswer({ answers, party, plan, offer, hotel }: PartyAnswerProps) {
  const t = useMessages('party');
  const people = peopleIn(party);
  const by = (how: RoomAnswer<unknown>['rooms']) => answers.filter(({ rooms }) => rooms === how);
  const [one, two, ask] = [by('one'), by('two'), by('ask')];
  const secondRoom = plan.secondRoom && two.some((answer) => answer.secondRoom) ? plan.secondRoom.term : null;
  const message = t('party:message', { party: usePartySummary(party) });

  return (
    <div className={css.answer}>
      {/* if all fit, they are listed above already */}
      {one.length > 0 && one.length < answers.length && (
        <ul>
          {one.map((answer) => (
            <PartyRoom
              key={answer.room.slug}
              answer={answer}
              people={people}
              booking={hotel.booking}
              note={answer.freeChild ? plan.freeChild?.term.text : undefined}
            />
          ))}
        </ul>
      )}
      {two.length > 0 && (
        <section aria-labelledby="em-dois">
          <h3 id="em-dois">{t('party:two')}</h3>
          <p>{two.map(({ room: { name, occupancy } }) => t('party:twoRoom', { name, count: occupancy.max })).join(', ')}.</p>
          {secondRoom && (
            <p className={css.plan}>
              {offer.path ? <SiteLink to={offer.path}>{offer.name}</SiteLink> : offer.name}, {t('party:off', { percent: secondRoom.percent ?? 0 })}{' '}
              {secondRoom.text}.
            </p>
          )}
          {two.some(({ room }) => room.connectable === null) && <p className="note soft">{t('party:connecting')}</p>}
        </section>
      )}
      {ask.length > 0 && (
        <section aria-labelledby="fale-conosco">
          <h3 id="fale-conosco">{t('party:ask')}</h3>
          <p>{ask.map(({ room: { name, occupancy } }) => t('party:askRoom', { name, count: occupancy.max })).join(', ')}.</p>
        </section>
      )}
      {two.length + ask.length > 0 && (
        <a className="link" href={whatsappLink(hotel.whatsapp, message)} target="_blank" rel="noopener">
          {t('party:whatsapp')}
        </a>
      )}
    </div>
  );
}
