import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { layouts } from '../../domain/events/layouts';
import { weekRows } from '../../domain/hours/openingHours';
import { formatDays } from '../../domain/i18n/formatDays';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { factSheetPath } from '../../domain/pages/addresses';
import { defaultLanguage, type Language } from '../../site';
import * as css from './FactSheet.module.css';
import { namesOf, TextInAllLanguages, textsIn, wordsInAllLanguages } from './allLanguages';

export const hotel = graphql`
  fragment HotelFactSheetFacts on Hotel {
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
  fragment HotelFactSheetPlace on Place {
    slug
    inLanguages {
      language
      name
    }
    hours {
      ...Hours
    }
  }
`;

interface HotelFactSheetColumnProps {
  readonly hotel: Queries.HotelFactSheetFactsFragment;
  readonly places: readonly Queries.HotelFactSheetPlaceFragment[];
  /** Years. */
  readonly spaMinimumAge: number;
  readonly language: Language;
}

/** The hotel’s fact sheet in one language: its figures, and the hours of its places. */
export function HotelFactSheetColumn({ hotel, places, spaMinimumAge, language }: HotelFactSheetColumnProps) {
  const { t } = useTranslation(['factSheets', 'resort', 'hours']);
  const joined = (one: string, other: string): string => t('factSheets:and', { one, other });
  const named = places.map((place) => ({ ...place, name: textsIn(place.inLanguages, language).name }));
  return (
    <>
      <Facts
        className={css.facts}
        facts={[
          { label: t('factSheets:hotel.since'), value: hotel.since },
          {
            label: t('factSheets:hotel.stay'),
            value: joined(t('resort:apartments', { count: hotel.apartments }), t('resort:chalets', { count: hotel.chalets })),
          },
          { label: t('factSheets:hotel.table'), value: joined(t('resort:restaurants', { count: hotel.restaurants }), t('resort:bars', { count: hotel.bars })) },
          { label: t('factSheets:hotel.spa'), value: t('factSheets:years', { count: spaMinimumAge }) },
          { label: t('factSheets:hotel.beaches'), value: hotel.beaches },
          { label: t('factSheets:hotel.city'), value: t('factSheets:kilometres', { count: hotel.kilometresFromCity }) },
        ]}
      />
      <h2>{t('factSheets:hours')}</h2>
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

export const room = graphql`
  fragment HotelFactSheetRoom on Room {
    slug
    area
    occupancy {
      min
      max
    }
    inLanguages {
      language
      name
    }
  }
`;

export const space = graphql`
  fragment HotelFactSheetSpace on EventSpace {
    slug
    inLanguages {
      language
      name
    }
    ...SpaceCapacities
  }
`;

interface HotelFactSheetTablesProps {
  /** Smallest first. */
  readonly rooms: readonly Queries.HotelFactSheetRoomFragment[];
  readonly spaces: readonly Queries.HotelFactSheetSpaceFragment[];
}

/** Rooms and event spaces in figures, in all languages at once; each name is a link to its fact sheet. */
export function HotelFactSheetTables({ rooms, spaces }: HotelFactSheetTablesProps) {
  const { i18n } = useTranslation(['factSheets', 'events']);
  const { show } = wordsInAllLanguages(i18n);
  const figure = (capacity: number | null): string => (capacity === null ? '–' : formatNumber(capacity, defaultLanguage));
  return (
    <>
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{show((t) => t('factSheets:rooms'))}</th>
              <th scope="col">m²</th>
              <th scope="col">{show((t) => t('factSheets:occupancy'))}</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((one) => (
              <tr key={one.slug}>
                <th scope="row">
                  <a href={factSheetPath.room(one.slug)}>
                    <TextInAllLanguages words={namesOf(one)} />
                  </a>
                </th>
                <td>{one.area}</td>
                <td>{one.occupancy.min === one.occupancy.max ? one.occupancy.max : `${String(one.occupancy.min)}–${String(one.occupancy.max)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={`${css.scroller} ${css.spaces}`}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{show((t) => t('factSheets:spaces'))}</th>
              {layouts.map((layout) => (
                <th key={layout} scope="col" className={css.layout}>
                  <Icon name={layout} />
                  {show((t) => t(`events:layouts.${layout}.name`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spaces.map((one) => (
              <tr key={one.slug}>
                <th scope="row">
                  <a href={factSheetPath.eventSpace(one.slug)}>
                    <TextInAllLanguages words={namesOf(one)} />
                  </a>
                </th>
                {layouts.map((layout) => (
                  <td key={layout}>{figure(one.capacities[layout])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`soft ${css.remark}`}>{show((t) => t('factSheets:dash'))}</p>
    </>
  );
}
