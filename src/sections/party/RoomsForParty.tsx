import portuguese from '../../../locales/pt/party.json';
import { peopleIn } from '../../domain/party/party';
import { familyPlanOf, roomsForParty } from '../../domain/party/roomsForParty';
import { useComparison } from '../../hooks/useComparison';
import { useParty } from '../../hooks/useParty';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import * as finder from '../../components/ui/FinderSummary.module.css';
import { PartyAnswer } from './PartyAnswer';
import { PartyFields } from './PartyFields';
import * as css from './RoomsForParty.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'party', portuguese }];

interface RoomsForPartyProps {
  /** Smallest first. */
  readonly rooms: readonly Queries.PartyRoomFragment[];
  readonly plan: Queries.FamilyPlanFragment;
  readonly hotel: { readonly whatsapp: string; readonly booking: { readonly host: string; readonly hotelCode: string } };
  /** Id of the comparison section. */
  readonly comparisonId: string;
}

/** Finds room types for adults and children by age: which fit in one room, which in two, and which do not, with reasons. */
export default function RoomsForParty({ rooms, plan: offer, hotel, comparisonId }: RoomsForPartyProps) {
  const t = useMessages('party');
  const [party, change] = useParty();
  const { compareOnly } = useComparison(rooms.map(({ slug }) => slug));
  const familyPlan = familyPlanOf(offer.terms);
  const answers = roomsForParty({ rooms, party, plan: familyPlan });
  const fitting = answers.filter(({ rooms: how }) => how === 'one').map(({ room }) => room.slug);

  const compare = () => {
    compareOnly(fitting);
    const block = document.getElementById(comparisonId);
    block?.scrollIntoView();
    block?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };

  return (
    <div className={css.party}>
      <PartyFields party={party} onChange={change} />
      <div>
        <p className={finder.summary} role="status">
          {fitting.length > 0 && <b>{fitting.length}</b>} {t('party:sum', { count: fitting.length, people: peopleIn(party) })}
        </p>
        <PartyAnswer answers={answers} party={party} plan={familyPlan} offer={offer} hotel={hotel} />
        {fitting.length === rooms.length && (
          <a className="link" href="#todas">
            {t('party:seeAll')}
          </a>
        )}
        {fitting.length > 1 && fitting.length < rooms.length && (
          <button type="button" className="link" data-replay="" onClick={compare}>
            {t('party:compare')}
          </button>
        )}
      </div>
    </div>
  );
}
