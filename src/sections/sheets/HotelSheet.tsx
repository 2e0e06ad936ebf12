import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { layouts } from '../../domain/events/layouts';
import { weekRows } from '../../domain/hours/openingHours';
import { formatDays } from '../../domain/i18n/formatDays';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { sheetPath } from '../../domain/pages/addresses';
import { defaultLanguage, type Language } from '../../site';
import * as css from './Sheet.module.css';
import { namesOf, TextInAllLanguages, textsIn, wordsInAllLanguages } from './allLanguages';

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
    inLanguages {
      language
      name
    }
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
  const joined = (one: string, other: string): string => t('sheets:and', { one, other });
  const named = places.map((place) => ({ ...place, name: textsIn(place.inLanguages, language).name }));
  return (
    <>
      <Facts
        className={css.facts}
        facts={[
          { label: t('sheets:hotel.since'), value: hotel.since },
          { label: t('sheets:hotel.stay'), value: joined(t('resort:apartments', { count: hotel.apartments }), t('resort:chalets', { count: hotel.chalets })) },
          { label: t('sheets:hotel.table'), value: joined(t('resort:restaurants', { count: hotel.restaurants }), t('resort:bars', { count: hotel.bars })) },
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

export const room = graphql`
  fragment HotelSheetRoom on Room {
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
  fragment HotelSheetSpace on EventSpace {
    slug
    inLanguages {
      language
      name
    }
    ...SpaceCapacities
  }
`;

interface HotelSheetTablesProps {
  /** Smallest first. */
  readonly rooms: readonly Queries.HotelSheetRoomFragment[];
  readonly spaces: readonly Queries.HotelSheetSpaceFragment[];
}

/** Rooms and event spaces in figures, in all languages at once; each name is a link to its sheet. */
export function HotelSheetTables({ rooms, spaces }: HotelSheetTablesProps) {
  const { i18n } = useTranslation(['sheets', 'events']);
  const { show } = wordsInAllLanguages(i18n);
  const figure = (capacity: number | null): string => (capacity === null ? '–' : formatNumber(capacity, defaultLanguage));
  return (
    <>
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{show((t) => t('sheets:rooms'))}</th>
              <th scope="col">m²</th>
              <th scope="col">{show((t) => t('sheets:occupancy'))}</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((one) => (
              <tr key={one.slug}>
                <th scope="row">
                  <a href={sheetPath.room(one.slug)}>
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
              <th scope="col">{show((t) => t('sheets:spaces'))}</th>
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
                  <a href={sheetPath.eventSpace(one.slug)}>
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
      <p className={`soft ${css.remark}`}>{show((t) => t('sheets:dash'))}</p>
    </>
  );
}
