import offerFinderMessages from '../../../../locales/pt/offerFinder.json';
import partyMessages from '../../../../locales/pt/party.json';
import { queryStringStore, replaceQueryString } from '../../../browser/queryString';
import { FinderSummary } from '../../../components/ui/FinderSummary';
import { judgeOffer, type Verdict, type Visit } from '../../../domain/offers/terms';
import { visitQuery, visitToQuery } from '../../../domain/offers/visitQuery';
import { formatDate } from '../../../domain/time/plainDate';
import { useStay } from '../../../hooks/useStay';
import { useStore } from '../../../hooks/useStore';
import type { Namespace } from '../../../i18n/namespaces';
import { useMessages } from '../../../i18n/useMessages';
import { usePartySummary } from '../../../components/party/PartyFields';
import { FinderFields } from './FinderFields';
import * as css from './OfferFinder.module.css';
import { OfferResult } from './OfferResult';

export const namespaces: readonly Namespace[] = [
  { name: 'offerFinder', portuguese: offerFinderMessages },
  { name: 'party', portuguese: partyMessages },
];

const verdicts: readonly Verdict[] = ['applies', 'ask', 'doesNot'];

interface OfferFinderProps {
  readonly offers: readonly Queries.OfferFinderFragment[];
  /** Times, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
}

/** The lowest age that a rule asks a guest to have; null if none does. */
const lowestAge = (offers: OfferFinderProps['offers']): number | null =>
  offers.flatMap(({ terms }) => terms.flatMap(({ needs }) => needs.guestFrom ?? [])).sort((one, other) => one - other)[0] ?? null;

/** The visit as a line of text, for print, where fields are hidden. */
function VisitSummary({ visit: { stay, party, oldest, rooms }, seniorFrom }: { visit: Visit; seniorFrom: number | null }) {
  const t = useMessages('offerFinder');
  const who = usePartySummary(party);
  const dates = stay.checkIn && stay.checkOut && `${formatDate(stay.checkIn)} – ${formatDate(stay.checkOut)}`;
  return (
    <p className={css.paper}>
      {[
        dates,
        who,
        oldest !== null && seniorFrom !== null && oldest >= seniorFrom && t('offerFinder:someoneFrom', { age: seniorFrom }),
        t('offerFinder:roomsCount', { count: rooms }),
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

/**
 * Finds offers for a visit: which apply, which need to be confirmed and which do not apply, each with its rules and reasons. The visit is in the address; its dates
 * and guests are those of the whole site.
 * Until the visitor has entered anything about it, only the fields, and a line that says so.
 */
export default function OfferFinder({ offers, rules }: OfferFinderProps) {
  const t = useMessages('offerFinder');
  const query = useStore(queryStringStore);
  const { today, stay, party, partyKnown, change: changeStay } = useStay();
  if (!today) return <div className={css.finder} />;

  const { oldest, rooms } = visitQuery.read(query);
  const visit: Visit = { stay, party, oldest, rooms: rooms ?? 1 };
  const hasInput = stay.checkIn !== null || stay.checkOut !== null || partyKnown || oldest !== null || rooms !== null;
  const change = (part: Partial<Visit>) => {
    const next = { ...visit, ...part };
    changeStay({ ...(part.stay && { stay: part.stay }), party: next.party });
    replaceQueryString(visitToQuery(next, window.location.search));
  };
  const seniorFrom = lowestAge(offers);
  const judged = offers.map((offer) => ({ offer, ...judgeOffer({ offer, visit, today }) }));
  const by = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
  const sum =
    by('applies').length > 0
      ? t('offerFinder:sum.applies', { count: by('applies').length })
      : t(by('ask').length > 0 ? 'offerFinder:sum.ask' : 'offerFinder:sum.none');
  return (
    <div className={css.finder}>
      <FinderFields today={today} visit={visit} seniorFrom={seniorFrom} rules={rules} onChange={change} />
      <div>
        <FinderSummary text={hasInput ? sum : ''} />
        {!hasInput && <p className="soft">{t('offerFinder:before')}</p>}
        <VisitSummary visit={visit} seniorFrom={seniorFrom} />
        {(hasInput ? verdicts : [])
          .filter((verdict) => by(verdict).length > 0)
          .map((verdict) => (
            <section key={verdict} className={css.group} aria-labelledby={`vale-${verdict}`}>
              <h3 id={`vale-${verdict}`}>{t(`offerFinder:groups.${verdict}`)}</h3>
              <ul>
                {by(verdict).map((judgement) => (
                  <OfferResult key={judgement.offer.slug} {...judgement} visit={visit} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
