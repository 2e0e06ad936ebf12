import offerFinderMessages from '../../../locales/pt/offerFinder.json';
import partyMessages from '../../../locales/pt/party.json';
import { queryStringStore, replaceQueryString } from '../../browser/queryString';
import { Icon } from '../../components/ui/Icon';
import { RefundNotice } from '../../components/stay/RefundNotice';
import { FinderSummary } from '../../components/ui/FinderSummary';
import { judgeOffer, type Verdict, type Visit } from '../../domain/offers/terms';
import { visitQuery, visitToQuery } from '../../domain/offers/visitQuery';
import { peopleIn } from '../../domain/party/party';
import { familyPlanOf, roomsForParty } from '../../domain/party/roomsForParty';
import { formatDate } from '../../domain/time/plainDate';
import { useStay } from '../../hooks/useStay';
import { useStore } from '../../hooks/useStore';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { usePartySummary } from '../../components/party/PartyFields';
import { FinderFields } from './FinderFields';
import { OfferResult } from './OfferResult';
import { RoomsThatFit } from './RoomsThatFit';
import * as css from './StayFinder.module.css';

export const namespaces: readonly Namespace[] = [
  { name: 'offerFinder', portuguese: offerFinderMessages },
  { name: 'party', portuguese: partyMessages },
];

const verdicts: readonly Verdict[] = ['applies', 'ask', 'doesNot'];

export interface StayFinderProps {
  readonly offers: readonly Queries.FinderOfferFragment[];
  readonly rooms: readonly Queries.FinderRoomFragment[];
  readonly first: 'rooms' | 'offers';
}

/** The lowest age that a rule asks a guest to have; null if none does. */
const lowestAge = (offers: StayFinderProps['offers']): number | null =>
  offers.flatMap(({ terms }) => terms.flatMap(({ needs }) => needs.guestFrom ?? [])).sort((one, other) => one - other)[0] ?? null;

function VisitSummary({ visit: { stay, party, oldest, rooms }, seniorFrom }: { visit: Visit; seniorFrom: number | null }) {
  const { t } = useMessages('offerFinder');
  const who = usePartySummary(party);
  const dates = stay.checkIn && stay.checkOut && `${formatDate(stay.checkIn)} – ${formatDate(stay.checkOut)}`;
  return (
    <p className={css.paper}>
      {[
        dates,
        who,
        seniorFrom !== null && oldest !== null && oldest >= seniorFrom && t('offerFinder:someoneFrom', { age: seniorFrom }),
        t('offerFinder:roomsCount', { count: rooms }),
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

/** The visit is in the address; its dates and guests are those of the whole site. Before anything is entered, only the fields. */
export default function StayFinder({ offers, rooms, first }: StayFinderProps) {
  const { t } = useMessages('offerFinder');
  const { t: inRooms } = useMessages('party');
  const query = useStore(queryStringStore);
  const { today, stay, party, partyKnown, change: changeStay } = useStay();
  if (!today) return <div />;

  const { oldest, rooms: roomCount } = visitQuery.read(query);
  const visit: Visit = { stay, party, oldest, rooms: roomCount ?? 1 };
  const hasInput = stay.checkIn !== null || stay.checkOut !== null || partyKnown || oldest !== null || roomCount !== null;

  const change = (part: Partial<Visit>) => {
    const next = { ...visit, ...part };
    changeStay({ ...(part.stay && { stay: part.stay }), party: next.party });
    replaceQueryString(visitToQuery(next, window.location.search));
  };

  const plan = offers.map((offer) => ({ offer, ...familyPlanOf(offer.terms) })).find(({ secondRoom, freeChild }) => secondRoom ?? freeChild) ?? null;
  const roomAnswers = roomsForParty({ rooms, party, plan: plan ?? familyPlanOf([]) });
  const fitting = roomAnswers.filter((answer) => answer.rooms === 'oneRoom').length;
  const allFit = fitting === rooms.length;

  const seniorFrom = lowestAge(offers);
  const judged = offers.map((offer) => ({ offer, ...judgeOffer({ offer, visit, today }) }));
  const by = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
  const results = (verdict: Verdict) => (
    <ul>
      {by(verdict).map((judgement) => (
        <OfferResult key={judgement.offer.slug} {...judgement} visit={visit} />
      ))}
    </ul>
  );
  const hasDates = stay.checkIn !== null && stay.checkOut !== null;
  // without dates nearly all offers are to be asked for
  const shown: readonly Verdict[] = hasDates ? ['applies', 'ask'] : ['applies'];
  const sumOfOffers =
    by('applies').length > 0
      ? t('offerFinder:sum.applies', { count: by('applies').length })
      : t(by('ask').length === 0 ? 'offerFinder:sum.none' : hasDates ? 'offerFinder:sum.ask' : 'offerFinder:sum.chooseDates');
  // a party for whom every room will do is not told so; once it has dates, it can book each
  const sumOfRooms = allFit ? '' : `${inRooms('party:sum', { count: fitting, people: peopleIn(party) })} `;

  const answers = {
    rooms: (!allFit || hasDates) && <RoomsThatFit key="rooms" answers={roomAnswers} party={party} plan={plan} search={query} />,
    offers: (
      <div key="offers" className={css.offers}>
        {shown
          .filter((verdict) => by(verdict).length > 0)
          .map((verdict) => (
            <section key={verdict} className={css.group} aria-labelledby={`vale-${verdict}`}>
              <h3 id={`vale-${verdict}`}>{t(`offerFinder:groups.${verdict}`)}</h3>
              {results(verdict)}
            </section>
          ))}
        {verdicts
          .filter((verdict) => !shown.includes(verdict) && by(verdict).length > 0)
          .map((verdict) => (
            <details key={verdict} className={css.group}>
              <summary>
                <b>{`${t(`offerFinder:groups.${verdict}`)} (${by(verdict).length})`}</b>
                <Icon name="down" />
              </summary>
              {results(verdict)}
            </details>
          ))}
      </div>
    ),
  };
  return (
    <div className={`stack--wide gap-7 ${css.finder}`}>
      <FinderFields today={today} visit={visit} seniorFrom={seniorFrom} onChange={change} />
      <div>
        <FinderSummary text={hasInput ? sumOfRooms + sumOfOffers : ''} />
        {!hasInput && <p className="soft">{t('offerFinder:before')}</p>}
        <VisitSummary visit={visit} seniorFrom={seniorFrom} />
        <RefundNotice checkIn={stay.checkIn} />
        {hasInput && (first === 'rooms' ? [answers.rooms, answers.offers] : [answers.offers, answers.rooms])}
      </div>
    </div>
  );
}
