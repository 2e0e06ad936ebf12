import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { factSheetPath, resortPath } from '../domain/pages/addresses';
import { HotelFactSheetColumn, HotelFactSheetTables } from '../sections/factSheets/HotelFactSheet';
import { FactSheetHead, FactSheetPage } from '../sections/factSheets/FactSheetPage';
import { FactSheetRules } from '../sections/factSheets/FactSheetRules';
import { LanguageColumns, wordsInAllLanguages } from '../sections/factSheets/allLanguages';

/** The fact sheet of the hotel: figures, hours, stay rules, every room and event space. */
export default function HotelFactSheetPage({ data }: PageProps<Queries.HotelFactSheetPageQuery>) {
  const { i18n } = useTranslation(['factSheets']);
  const { textsOf } = wordsInAllLanguages(i18n);
  const { hotel, stayRules } = data;
  return (
    <FactSheetPage hotel={hotel} names={textsOf((t) => t('factSheets:hotel.heading'))} page={resortPath} dense>
      <LanguageColumns>
        {(language) => (
          <>
            <HotelFactSheetColumn hotel={hotel} places={data.places.nodes} spaMinimumAge={stayRules.spaMinimumAge} language={language} />
            <FactSheetRules rules={stayRules} language={language} />
          </>
        )}
      </LanguageColumns>
      <HotelFactSheetTables rooms={data.rooms.nodes} spaces={data.spaces.nodes} />
    </FactSheetPage>
  );
}

export function Head({ data: { hotel, locales } }: HeadProps<Queries.HotelFactSheetPageQuery>) {
  return <FactSheetHead name={hotel.shortName} hotelName={hotel.name} locales={locales} path={factSheetPath.hotel} />;
}

export const query = graphql`
  query HotelFactSheetPage($namespaces: [String!]!) {
    hotel {
      ...FactSheetHotel
      ...HotelFactSheetFacts
    }
    stayRules {
      spaMinimumAge
      ...FactSheetRules
    }
    places: allPlace(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...HotelFactSheetPlace
      }
    }
    rooms: allRoom(sort: [{ area: ASC }, { order: ASC }]) {
      nodes {
        ...HotelFactSheetRoom
      }
    }
    spaces: allEventSpace(sort: { order: ASC }) {
      nodes {
        ...HotelFactSheetSpace
      }
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      ...Locales
    }
  }
`;
