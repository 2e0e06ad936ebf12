import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Carousel } from '../../components/carousel/Carousel';
import { Picture } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { SectionHead } from '../../components/ui/SectionHead';
import { initialPeople } from '../../domain/booking/people';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { offerBooking } from '../../domain/offers/offerBooking';
import { useHotel } from '../../hooks/usePage';
import { useRestrictions } from '../../hooks/useRestrictions';
import { useHotelToday } from '../../hooks/useHotelNow';
import { useAnnualDay } from '../../hooks/useOfferWhen';
import * as css from './Packages.module.css';

export const fragment = graphql`
  fragment Packages on Packages {
    items {
      slug
      title(language: $language)
      subtitle(language: $language)
      path
      stay {
        checkIn
        checkOut
        adults
      }
      picture {
        ...CardPicture
      }
    }
  }
`;

export const offer = graphql`
  fragment PackageOffer on Offer {
    path
    ...OfferTimes
  }
`;

const withoutDays = { nights: null, firstDay: null, lastDay: null, annualDay: null };
/** Slides are vertically offset in a repeating pattern of three, which nine slides continue through the loop. */
const offsets = ['', css.second, css.third];

interface PackagesProps {
  readonly section: Queries.SectionTextFragment;
  readonly packages: Queries.PackagesFragment;
  readonly offers: readonly Queries.PackageOfferFragment[];
}

/** The packages carousel: nine items in order, each opens in a new tab (docs/hotel-rules.md 6.5). What comes every year has its next date. */
export function Packages({ section, packages, offers }: PackagesProps) {
  const { t, language } = useI18n(['common']);
  const today = useHotelToday();
  const restrictions = useRestrictions();
  const annualDay = useAnnualDay();
  const { booking } = useHotel();
  const items = packages.items.map(({ slug, title, subtitle, path, stay, picture }, index) => {
    const ofPage = path && offers.find((one) => one.path === path);
    const day = ofPage && annualDay(ofPage);
    const href = path
      ? localizedPath(path, language)
      : offerBooking({ offer: { ...withoutDays, stay }, people: initialPeople, ...booking, today, restrictions }).url;
    return {
      key: slug,
      title,
      content: (
        <a className={classes('zoom', css.offer, offsets[index % offsets.length])} href={href} target="_blank" rel="noopener">
          <div className={`clipped ${css.picture}`}>
            <Picture picture={picture} sizes="(width <= 48em) 92vw, 54vw" decorative />
            {day && <p className={css.day}>{day}</p>}
          </div>
          <h3>
            {title}
            <Icon name="out" />
          </h3>
          <p className="soft">{subtitle}</p>
          <span className="sr-only">{`(${t('common:newTab')})`}</span>
        </a>
      ),
    };
  });
  return (
    <section className={classes('section', 'wrap', css.packages)} aria-labelledby="temporadas">
      <Carousel label={section.title} className={css.carousel} items={items}>
        {({ track, controls }) => (
          <>
            <SectionHead id="temporadas" title={section.title} lead={section.lead}>
              {controls}
            </SectionHead>
            {track}
          </>
        )}
      </Carousel>
    </section>
  );
}
