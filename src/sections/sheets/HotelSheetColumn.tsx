import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { weekRows } from '../../domain/hours/openingHours';
import { formatDays } from '../../domain/i18n/formatDays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import type { Language } from '../../site';
import * as css from './Sheet.module.css';
import { fieldInAllLanguages } from './trilingual';

export const hotel = graphql`
  fragment HotelSheetFacts on Hotel {
    since
    apartments
    chalets
    restaurants
    bars
    beaches
    kilometresFromCity
  }
`;

export const place = graphql`
  fragment HotelSheetPlace on Place {
    slug
    namePt: name(language: "pt")
    nameEn: name(language: "en")
    nameFr: name(language: "fr")
    hours {
      ...Hours
    }
  }
`;

interface HotelSheetColumnProps {
  readonly hotel: Queries.HotelSheetFactsFragment;
  readonly places: readonly Queries.HotelSheetPlaceFragment[];
  /** Years. */
  readonly spaMinimumAge: number;
  readonly language: Language;
}

/** The hotel’s sheet in one language: its figures, and the hours of its places. */
export function HotelSheetColumn({ hotel, places, spaMinimumAge, language }: HotelSheetColumnProps) {
  const { t } = useTranslation(['sheets', 'resort', 'hours']);
  const both = (one: string, other: string): string => t('sheets:and', { one, other });
  const named = places.map((place) => ({ ...place, name: fieldInAllLanguages(place, 'name')[language] }));
  return (
    <>
      <Facts
        className={css.facts}
        facts={[
          { label: t('sheets:hotel.since'), value: hotel.since },
          { label: t('sheets:hotel.stay'), value: both(t('resort:apartments', { count: hotel.apartments }), t('resort:chalets', { count: hotel.chalets })) },
          { label: t('sheets:hotel.table'), value: both(t('resort:restaurants', { count: hotel.restaurants }), t('resort:bars', { count: hotel.bars })) },
          { label: t('sheets:hotel.spa'), value: t('sheets:years', { count: spaMinimumAge }) },
          { label: t('sheets:hotel.beaches'), value: hotel.beaches },
          { label: t('sheets:hotel.city'), value: t('sheets:kilometres', { count: hotel.kilometresFromCity }) },
        ]}
      />
      <h2>{t('sheets:hours')}</h2>
      <dl className={css.rules}>
        {named
          .filter(({ hours }) => hours.length > 0)
          .map(({ slug, name, hours }) => (
            <div key={slug}>
              <dt>{name}</dt>
              {weekRows(hours).map(({ service, days, opens, closes }) => (
                <dd key={service + opens}>
                  {/* the name of the place instead of the service “open” */}
                  {[service === 'open' ? name : t(`hours:services.${service}`), formatDays(days, language), formatTimeRange({ opens, closes }, language)]
                    .filter((words) => words !== name)
                    .join(', ')}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </>
  );
}
