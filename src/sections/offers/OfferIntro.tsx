import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { BookLink } from '../../components/booking/BookLink';
import { classes } from '../../components/ui/classes';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { Spoken } from '../../components/ui/Spoken';
import { phoneLink } from '../../domain/contact/contactLinks';
import { capitalized } from '../../domain/i18n/capitalized';
import { splitFigure } from '../../domain/i18n/formatNumber';
import { formatStay } from '../../domain/i18n/formatStay';
import { formatDate, nightsBetween } from '../../domain/time/plainDate';
import { useHotel } from '../../hooks/usePage';
import { useStay } from '../../hooks/useStay';
import { RefundNotice } from '../../components/stay/RefundNotice';
import { OfferBookingLink } from '../../components/offers/OfferBookingLink';
import { OfferDays } from '../../components/offers/OfferDays';
import * as large from '../../styles/LabelledFigures.module.css';
import * as css from './OfferIntro.module.css';

export const fragment = graphql`
  fragment OfferIntro on Offer {
    ...OfferBookingLink
    ...OfferTimes
    minNights
    intro(language: $language)
    terms {
      percent
      text(language: $language)
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
  }
`;

/** The dates that the visitor has chosen; nothing for fewer nights than the offer asks. */
function ChosenStay({ minNights }: { minNights: number | null }) {
  const { t, language } = useI18n(['offers']);
  const { stay } = useStay();
  const { checkIn, checkOut } = stay;
  if (!checkIn || !checkOut || nightsBetween(checkIn, checkOut) < (minNights ?? 1)) return null;
  return (
    <div>
      <p className="note tabular">
        <Spoken
          say={(form) => t('offers:chosen', { checkIn: formatDate(checkIn), checkOut: formatDate(checkOut), nights: formatStay({ stay, language, ...form }) })}
        />
      </p>
      <BookLink className="link">
        {t('offers:book')}
        <Icon name="right" />
      </BookLink>
      <RefundNotice checkIn={checkIn} />
    </div>
  );
}

/** Discounts in large type, each with its condition below it. */
function Discounts({ terms }: { terms: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className={`${large.figures} ${css.discounts}`}>
      {terms.map(({ label, value }) => {
        const parts = splitFigure(value);
        return (
          <div key={label}>
            <dt className="soft balanced">
              <b>{parts?.after}</b>
              {` ${label}`}
            </dt>
            <dd className="tabular">{parts?.figure}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function OfferIntro({ offer, over = false, children }: { offer: Queries.OfferIntroFragment; over?: boolean; children?: ReactNode }) {
  const { t, language } = useI18n(['offers']);
  const { phone } = useHotel();
  const { facts } = offer;
  const discounts = offer.terms.flatMap(({ percent, text }) =>
    percent === null ? [] : [{ label: capitalized(text, language), value: t('offers:off', { percent }) }],
  );
  const known = facts.length > 0 && <Facts facts={facts} />;
  return (
    <section className={classes('section', 'wrap', 'grid', css.offerIntro)}>
      <div className={`stack gap-7 ${css.offerIntroText}`}>
        {discounts.length > 0 ? (
          <>
            <Discounts terms={discounts} />
            {known}
          </>
        ) : (
          <p className="lead">
            {offer.intro
              .replace(/\. /g, '.\n')
              .split('\n')
              .map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
          </p>
        )}
        <OfferDays offer={offer} />
        <div className={`row no-print ${css.actions}`}>
          {!over && <OfferBookingLink offer={offer} className="btn" />}
          {(known || discounts.length > 0) && (
            <a className="link" href={phoneLink(phone)}>
              <Icon name="phone" />
              <span>
                {t('offers:call')} <span className="together">{phone}</span>
              </span>
            </a>
          )}
        </div>
        {!offer.stay && !over && <ChosenStay minNights={offer.minNights} />}
        {discounts.length === 0 && !known && (
          <p className={`soft balanced ${css.desk}`}>
            {t('offers:desk')}
            <a href={phoneLink(phone)}>{phone}</a>
          </p>
        )}
      </div>
      <div className={`stack--wide gap-7 ${css.beside}`}>
        {discounts.length === 0 && known}
        {children}
      </div>
    </section>
  );
}
