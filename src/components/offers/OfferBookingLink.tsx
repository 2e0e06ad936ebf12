import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Icon, type IconName } from '../ui/Icon';
import { offerBooking } from '../../domain/offers/offerBooking';
import { useHotel } from '../../hooks/usePage';
import { useRestrictions } from '../../hooks/useRestrictions';
import { useStay } from '../../hooks/useStay';

export const fragment = graphql`
  fragment OfferBookingLink on Offer {
    action(language: $language)
    ...OfferTimes
    nights {
      before
      after
    }
    stay {
      checkIn
      checkOut
      adults
    }
  }
`;

/** A link from an offer to the booking engine, with the offer's fixed dates if it has them. The link of a past offer carries no dates. */
export function OfferBookingLink({ offer, className, icon }: { offer: Queries.OfferBookingLinkFragment; className: string; icon?: IconName }) {
  const { t } = useI18n(['offers']);
  const { booking } = useHotel();
  const { today, people } = useStay();
  const { url, past } = offerBooking({ offer, ...booking, people, today, restrictions: useRestrictions() });
  return (
    <a className={className} href={url}>
      <span>{past ? t('offers:otherDates') : offer.action}</span>
      {icon && <Icon name={icon} />}
    </a>
  );
}
