import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/ui/SiteLink';
import { pageOfOffer } from '../../domain/offers/pageOfOffer';
import { pastOf } from '../../domain/offers/pastOf';
import { useHotelToday } from '../../hooks/useHotelToday';
import { TermQuote } from './TermQuote';
import * as css from './FinderRules.module.css';

/** Every offer with its rules, in the hotel's words: what stands until the question comes, and without script. */
export function FinderRules({ offers }: { offers: readonly Queries.OfferFinderFragment[] }) {
  const { t } = useTranslation(['common']);
  const today = useHotelToday();
  return (
    <ul className={css.rules}>
      {offers.map((offer) => (
        <li key={offer.slug}>
          <h3>
            <SiteLink to={pageOfOffer(offer)}>{offer.name}</SiteLink>
            {today && pastOf(offer, today) && `, ${t('common:past')}`}
          </h3>
          <ul>
            {offer.terms.map((term) => (
              <li key={term.text}>
                <TermQuote term={term} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
