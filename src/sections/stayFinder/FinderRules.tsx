import { useI18n } from '../../hooks/useI18n';
import { SiteLink } from '../../components/ui/SiteLink';
import { capitalized } from '../../domain/i18n/capitalized';
import { offerPath } from '../../domain/pages/addresses';
import { useAnnualDay } from '../../hooks/useOfferWhen';
import * as css from './FinderRules.module.css';

/** A rule of an offer in the hotel's words, with its discount, if any. */
export function TermText({ term: { text, percent } }: { term: { readonly text: string; readonly percent: number | null } }) {
  const { t, language } = useI18n(['offers']);
  return <span>{capitalized(percent === null ? text : `${t('offers:off', { percent })}, ${text}`, language)}</span>;
}

export function FinderRules({ offers }: { offers: readonly Queries.FinderOfferFragment[] }) {
  const annualDay = useAnnualDay();
  return (
    <ul className={css.rules}>
      {offers.map((offer) => (
        <li key={offer.slug}>
          <h3 className="h4">
            <SiteLink className="touch" to={offerPath(offer)}>
              {offer.name}
            </SiteLink>
          </h3>
          {annualDay(offer) && <p className="note">{annualDay(offer)}</p>}
          <ul>
            {offer.terms.map((term) => (
              <li key={term.text}>
                <TermText term={term} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
