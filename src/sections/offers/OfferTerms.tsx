import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { AskHotel } from '../../components/ui/AskHotel';
import { formatMoney } from '../../domain/i18n/formatNumber';
import { pageOfRole } from '../../domain/pages/addresses';
import * as css from './OfferTerms.module.css';

export const fragment = graphql`
  fragment OfferTerms on Offer {
    name(language: $language)
    priceFrom
    conditions(language: $language)
    annualDay {
      month
    }
  }
`;

interface OfferTermsProps {
  readonly offer: Queries.OfferTermsFragment;
  readonly over?: boolean;
  readonly children?: ReactNode;
}

/** The lowest price together with every condition (docs/hotel-rules.md 15.2). The way to the finder, unless its one day of the year says all. */
export function OfferTerms({ offer: { name, priceFrom, conditions, annualDay }, over = false, children }: OfferTermsProps) {
  const { t, language } = useI18n(['offers']);
  return (
    <section className={`stack ${css.terms}`} data-card="" aria-labelledby="condicoes">
      {priceFrom !== null && !over && (
        <p className={`soft ${css.price}`}>
          {t('offers:from')} <strong className="tabular">{formatMoney(priceFrom, language)}</strong>
        </p>
      )}
      <h2 id="condicoes">{t('offers:conditions')}</h2>
      <ul className="stack--wide gap-2 soft">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      {children}
      {!annualDay && <ArrowLink to={pageOfRole.offers && `${pageOfRole.offers}#qual-vale`}>{t('offers:check')}</ArrowLink>}
      <AskHotel question={t('offers:askMessage', { name })} />
    </section>
  );
}
