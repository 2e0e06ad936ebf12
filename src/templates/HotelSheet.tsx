import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { sheetPath } from '../domain/pages/addresses';
import { HotelSheetColumn, HotelSheetTables } from '../sections/sheets/HotelSheet';
import { SheetHead, SheetPage } from '../sections/sheets/SheetPage';
import { SheetRules } from '../sections/sheets/SheetRules';
import { LanguageColumns, wordsInAllLanguages } from '../sections/sheets/allLanguages';

/** The fact sheet of the hotel: figures, hours, stay rules, every room and event space. */
export default function HotelSheetPage({ data }: PageProps<Queries.HotelSheetPageQuery>) {
  const { i18n } = useTranslation(['sheets']);
  const { textsOf } = wordsInAllLanguages(i18n);
  const { hotel, stayRules } = data;
  return (
    <SheetPage hotel={hotel} names={textsOf((t) => t('sheets:hotel.heading'))} page="/resort" dense>
      <LanguageColumns>
        {(language) => (
          <>
            <HotelSheetColumn hotel={hotel} places={data.places.nodes} spaMinimumAge={stayRules.spaMinimumAge} language={language} />
            <SheetRules rules={stayRules} language={language} />
          </>
        )}
      </LanguageColumns>
      <HotelSheetTables rooms={data.rooms.nodes} spaces={data.spaces.nodes} />
    </SheetPage>
  );
}

export function Head({ data: { hotel, locales } }: HeadProps<Queries.HotelSheetPageQuery>) {
  return <SheetHead name={hotel.shortName} hotelName={hotel.name} locales={locales} path={sheetPath.hotel} />;
}

export const query = graphql`
  query HotelSheetPage($namespaces: [String!]!) {
    hotel {
      ...SheetHotel
      ...HotelSheetFacts
    }
    stayRules {
      spaMinimumAge
      ...SheetRules
    }
    places: allPlace(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...HotelSheetPlace
      }
    }
    rooms: allRoom(sort: [{ area: ASC }, { order: ASC }]) {
      nodes {
        ...HotelSheetRoom
      }
    }
    spaces: allEventSpace(sort: { order: ASC }) {
      nodes {
        ...HotelSheetSpace
      }
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      ...Locales
    }
  }
`;
