import { BookLink } from '../../components/booking/BookLink';
import { classes } from '../../components/ui/classes';
import { Icon, type IconName } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { offerPath } from '../../domain/pages/addresses';
import type { OfferJudgement, Verdict, Visit } from '../../domain/offers/terms';
import { peopleIn } from '../../domain/party/party';
import { useMessages } from '../../i18n/useMessages';
import * as css from './OfferFinder.module.css';
import { TermQuote } from './TermQuote';
import { useVerdictReasons } from './useVerdictReasons';

const icons: Readonly<Record<Verdict, IconName>> = { applies: 'check', ask: 'phone', doesNot: 'minus' };

interface OfferResultProps extends OfferJudgement<Queries.OfferFinderFragment['terms'][number]> {
  readonly offer: Queries.OfferFinderFragment;
  readonly visit: Visit;
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/** An offer with each of its rules, whether it applies and why, and links to the offer and to book its dates. */
export function OfferResult({ offer, verdict, outside, terms, visit, booking }: OfferResultProps) {
  const t = useMessages('offerFinder');
  const reasonsOf = useVerdictReasons();
  const { checkIn, checkOut } = visit.stay;
  return (
    <li className={css.offer}>
      <h4>
        <SiteLink to={offerPath(offer)}>{offer.name}</SiteLink>
      </h4>
      {outside && <p className="soft">{t(`offerFinder:outside.${outside}`)}</p>}
      <ul>
        {terms.map((judged) => (
          <li key={judged.term.text} className={classes(css.term, css[judged.verdict])}>
            <Icon name={icons[judged.verdict]} />
            <div>
              <TermQuote term={judged.term} />
              <p className="note soft">
                <b>{t(`offerFinder:verdicts.${judged.verdict}`)}</b>
                {reasonsOf(judged)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {verdict !== 'doesNot' && checkIn && checkOut && (
        <BookLink booking={booking} stay={visit.stay} people={peopleIn(visit.party)} className={classes('link', css.book)}>
          {t('offerFinder:book')} <span className="sr">{offer.name}</span>
          <Icon name="right" />
        </BookLink>
      )}
    </li>
  );
}
