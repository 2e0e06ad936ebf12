import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { sheetPath } from '../../domain/pages/addresses';
import { defaultLanguage } from '../../site';
import * as css from './Sheet.module.css';
import { fieldInAllLanguages, TrilingualText, wordsInAllLanguages } from './trilingual';

export const room = graphql`
  fragment HotelSheetRoom on Room {
    slug
    area
    occupancy {
      min
      max
    }
    namePt: name(language: "pt")
    nameEn: name(language: "en")
    nameFr: name(language: "fr")
  }
`;

export const space = graphql`
  fragment HotelSheetSpace on EventSpace {
    slug
    namePt: name(language: "pt")
    nameEn: name(language: "en")
    nameFr: name(language: "fr")
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
                    <TrilingualText words={fieldInAllLanguages(one, 'name')} />
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
                    <TrilingualText words={fieldInAllLanguages(one, 'name')} />
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
      <p className={css.remark}>{show((t) => t('sheets:dash'))}</p>
    </>
  );
}
