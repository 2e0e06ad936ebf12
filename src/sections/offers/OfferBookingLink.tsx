import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { bookingHost } from '../../components/booking/bookingHost';
import { Icon, type IconName } from '../../components/ui/Icon';
import { offerBooking } from '../../domain/offers/offerBooking';
import { useStay } from '../../hooks/useStay';

export const fragment = graphql`
  fragment OfferBookingLink on Offer {
    action(language: $language)
    mood
    ...OfferTimes
    stay {
      checkIn
      checkOut
      adults
    }
  }
`;

interface OfferBookingLinkProps {
  readonly offer: Queries.OfferBookingLinkFragment;
  readonly booking: { readonly host: string; readonly hotelCode: string };
  readonly className: string;
  readonly icon?: IconName;
}

/** A link from an offer to the booking engine, with the offer's fixed dates if it has them. The link of a past offer carries no dates. */
export function OfferBookingLink({ offer, booking, className, icon }: OfferBookingLinkProps) {
  const { t } = useTranslation(['offers']);
  const { today, search } = useStay();
  const { url, past } = offerBooking({ offer, host: bookingHost(booking.host), hotelCode: booking.hotelCode, people: search.people, today });
  return (
    <a className={className} href={url}>
      {past ? t('offers:otherDates') : offer.action}
      {icon && <Icon name={icon} />}
    </a>
  );
}
