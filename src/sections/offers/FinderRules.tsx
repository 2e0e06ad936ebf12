import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { SiteLink } from '../../components/ui/SiteLink';
import { offerPath } from '../../domain/pages/addresses';
import { usePastWords } from '../../hooks/usePastWords';
import * as css from './FinderRules.module.css';

/** A rule of an offer in the hotel's words, with its discount, if any. */
export function TermQuote({ term: { text, percent } }: { term: { readonly text: string; readonly percent: number | null } }) {
  const { t } = useTranslation(['offers']);
  return <q className={css.term}>{percent === null ? text : `${t('offers:off', { percent })}, ${text}`}</q>;
}

/** Every offer with its rules, in the hotel's words, past ones last: shown until the finder is loaded, and without script. */
export function FinderRules({ offers }: { offers: readonly Queries.OfferFinderFragment[] }) {
  const pastWords = usePastWords();
  const listed = offers.map((offer) => ({ ...offer, past: pastWords(offer) })).sort((one, other) => Number(Boolean(one.past)) - Number(Boolean(other.past)));
  return (
    <ul className={css.rules}>
      {listed.map((offer) => (
        <li key={offer.slug}>
          <h3>
            <SiteLink to={offerPath(offer)}>{offer.name}</SiteLink>
          </h3>
          {offer.past && <p className={classes('note', css.past)}>{offer.past}</p>}
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
