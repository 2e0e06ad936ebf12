import offerFinderMessages from '../../../locales/pt/offerFinder.json';
import partyMessages from '../../../locales/pt/party.json';
import * as finder from '../../components/ui/FinderSummary.module.css';
import { judgeOffer, type Verdict, type Visit } from '../../domain/offers/terms';
import { namesGuests, visitFromQuery, visitToQuery } from '../../domain/offers/visitQuery';
import { formatDate } from '../../domain/stay/plainDate';
import { replaceQueryString, useQueryString } from '../../hooks/useQueryString';
import { useStay } from '../../hooks/useStay';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { usePartySummary } from '../party/PartyFields';
import { FinderFields } from './FinderFields';
import { FinderRules } from './FinderRules';
import * as css from './OfferFinder.module.css';
import { OfferResult } from './OfferResult';

export const namespaces: readonly Namespace[] = [
  { name: 'offerFinder', portuguese: offerFinderMessages },
  { name: 'party', portuguese: partyMessages },
];

const verdicts: readonly Verdict[] = ['applies', 'ask', 'doesNot'];

interface OfferFinderProps {
  readonly offers: readonly Queries.OfferFinderFragment[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** Times, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
}

/** The visit as a line of text, for print, where fields are hidden. */
function VisitSummary({ visit: { stay, party, oldest, rooms } }: { visit: Visit }) {
  const t = useMessages('offerFinder');
  const who = usePartySummary(party);
  const dates = stay.checkIn && stay.checkOut && `${formatDate(stay.checkIn)} – ${formatDate(stay.checkOut)}`;
  return (
    <p className={css.paper}>
      {[dates, who, oldest !== null && t('offerFinder:oldestIs', { age: oldest }), t('offerFinder:roomsCount', { count: rooms })].filter(Boolean).join(', ')}
    </p>
  );
}

/**
 * Finds offers for a visit: which apply, which need to be confirmed and which do not apply, each with its rules and reasons. The visit is in the address.
 * Until the visitor has told anything about it, every offer with its rules.
 */
export default function OfferFinder({ offers, booking, rules }: OfferFinderProps) {
  const t = useMessages('offerFinder');
  const query = useQueryString();
  const { today, chosen, change: changeStay } = useStay();
  if (!today) return <div className={css.finder} />;

  const fromQuery = visitFromQuery(query);
  // without dates in the address, those that the visitor has chosen elsewhere on the site
  const visit = fromQuery.stay.checkIn ? fromQuery : { ...fromQuery, stay: chosen };
  const told = visit.stay.checkIn !== null || visit.stay.checkOut !== null || namesGuests(query);
  const change = (part: Partial<Visit>) => {
    replaceQueryString(visitToQuery({ ...visit, ...part }, window.location.search));
    // dates chosen here apply to the whole site
    if (part.stay) changeStay({ stay: part.stay });
  };
  const judged = offers.map((offer) => ({ offer, ...judgeOffer({ offer, visit, today }) }));
  const by = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
  return (
    <div className={css.finder}>
      <FinderFields today={today} visit={visit} rules={rules} onChange={change} />
      <div>
        <p className={finder.summary} role="status">
          {by('applies').length > 0
            ? t('offerFinder:sum.applies', { count: by('applies').length })
            : t(by('ask').length > 0 ? 'offerFinder:sum.ask' : 'offerFinder:sum.none')}
        </p>
        <VisitSummary visit={visit} />
        {!told && <FinderRules offers={offers} />}
        {(told ? verdicts : [])
          .filter((verdict) => by(verdict).length > 0)
          .map((verdict) => (
            <section key={verdict} className={css.group} aria-labelledby={`vale-${verdict}`}>
              <h3 id={`vale-${verdict}`}>{t(`offerFinder:groups.${verdict}`)}</h3>
              <ul>
                {by(verdict).map((judgement) => (
                  <OfferResult key={judgement.offer.slug} {...judgement} visit={visit} booking={booking} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
