import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/ui/SiteLink';
import { pageOfOffer, pastOf } from '../../domain/offers/offerState';
import { useHotelToday } from '../../hooks/useHotelToday';
import * as css from './FinderRules.module.css';
import { TermQuote } from './TermQuote';

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
