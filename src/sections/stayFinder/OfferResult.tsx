import { BookLink } from '../../components/booking/BookLink';
import { classes } from '../../components/ui/classes';
import { Icon, type IconName } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { monthName } from '../../domain/i18n/formatDay';
import { formatWeekdays } from '../../domain/i18n/formatWeekdays';
import type { Need, OfferJudgement, TermJudgement, TermNeeds, Verdict, Visit } from '../../domain/offers/terms';
import { offerPath } from '../../domain/pages/addresses';
import { peopleIn } from '../../domain/party/party';
import { stayRestriction } from '../../domain/stay/restrictions';
import { useRestrictions } from '../../hooks/useRestrictions';
import { useMessages } from '../../i18n/useMessages';
import { TermText } from './FinderRules';
import * as css from './StayFinder.module.css';

const icons: Readonly<Record<Verdict, IconName>> = { applies: 'check', ask: 'phone', doesNot: 'minus' };

/** Why a rule does not apply, that it needs the dates, or that the hotel decides; empty if it applies. */
function useVerdictReasons(): (judged: TermJudgement & { readonly term: { readonly needs: TermNeeds } }) => string {
  const { t, language } = useMessages('offerFinder');

  const needText = (need: Need, needs: TermNeeds): string => {
    const { night, children, months } = needs;
    switch (need) {
      case 'checkIn':
      case 'checkOut':
        return t(`offerFinder:needs.${need}`, { days: formatWeekdays(needs[need] ?? [], language) });
      case 'nightsOn':
        return t('offerFinder:needs.nightsOn', { days: formatWeekdays([...(needs.nightsOn ?? []), ...(needs.nightsPerhapsOn ?? [])], language) });
      case 'nightsFrom':
      case 'nightsUpTo':
      case 'roomsFrom':
        return t(`offerFinder:needs.${need}`, { count: needs[need] ?? 0 });
      case 'guestFrom':
        return t('offerFinder:needs.guestFrom', { age: needs.guestFrom ?? 0 });
      case 'night':
        return t('offerFinder:needs.night', { day: night?.day ?? 0, month: monthName(night?.month ?? 1, language) });
      case 'months':
        return t('offerFinder:needs.months', { months: (months ?? []).map((month) => monthName(month, language)).join(', ') });
      case 'children':
        return t('offerFinder:needs.children', { count: children?.count ?? 0, age: children?.upToAge ?? 0 });
    }
  };

  return ({ verdict, unmet, unknown, term: { needs } }) => {
    if (verdict === 'applies') return '.';
    if (verdict === 'doesNot') return t('offerFinder:because', { reasons: unmet.map((need) => needText(need, needs)).join(', ') });
    if (unknown.length === 0) return t('offerFinder:lastWord');
    return t('offerFinder:tell');
  };
}

interface OfferResultProps extends OfferJudgement<Queries.FinderOfferFragment['terms'][number]> {
  readonly offer: Queries.FinderOfferFragment;
  readonly visit: Visit;
}

/** An offer with each of its rules, whether it applies and why, and links to the offer and to book its dates. */
export function OfferResult({ offer, verdict, onOtherDays, tooShort, terms, visit }: OfferResultProps) {
  const { t } = useMessages('offerFinder');
  const reasonsOf = useVerdictReasons();
  const { checkIn, checkOut } = visit.stay;
  const restricted = stayRestriction(useRestrictions(), visit.stay) !== null;
  return (
    <li className={css.offer}>
      <h4>
        <SiteLink className="touch" to={offerPath(offer)}>
          {offer.name}
        </SiteLink>
      </h4>
      {onOtherDays && <p className="soft">{t('offerFinder:onOtherDays')}</p>}
      {tooShort && <p className="soft">{t('offerFinder:tooShort', { count: offer.minNights ?? 1 })}</p>}
      <ul>
        {terms.map((judged) => (
          <li key={judged.term.text} className={classes(css.term, judged.verdict === 'doesNot' && 'soft')}>
            <Icon name={icons[judged.verdict]} />
            <div>
              <TermText term={judged.term} />
              <p className="note soft">
                <b>{t(`offerFinder:verdicts.${judged.verdict}`)}</b>
                <span>{reasonsOf(judged)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {verdict !== 'doesNot' && checkIn && checkOut && !restricted && (
        <BookLink stay={visit.stay} people={peopleIn(visit.party)} className={classes('link no-print', css.book)}>
          {t('offerFinder:book')} <span className="sr-only">{offer.name}</span>
          <Icon name="right" />
        </BookLink>
      )}
    </li>
  );
}
