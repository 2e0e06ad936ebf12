import { SiteLink } from '../../components/ui/SiteLink';
import { offerPath } from '../../domain/pages/addresses';
import { usePastWords } from '../../hooks/usePastWords';
import * as css from './FinderRules.module.css';
import { TermQuote } from './TermQuote';

/** Every offer with its rules, in the hotel's words: shown until the finder is loaded, and without script. */
export function FinderRules({ offers }: { offers: readonly Queries.OfferFinderFragment[] }) {
  const pastWords = usePastWords();
  return (
    <ul className={css.rules}>
      {offers.map((offer) => (
        <li key={offer.slug}>
          <h3>
            <SiteLink to={offerPath(offer)}>{[offer.name, pastWords(offer)].filter(Boolean).join(', ')}</SiteLink>
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
