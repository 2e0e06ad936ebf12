import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { roomPath, factSheetPath } from '../domain/pages/addresses';
import { RoomFactSheetColumn } from '../sections/factSheets/RoomFactSheetColumn';
import { FactSheetHead, FactSheetPage } from '../sections/factSheets/FactSheetPage';
import { FactSheetRules } from '../sections/factSheets/FactSheetRules';
import { FactSheetTop } from '../sections/factSheets/FactSheetTop';
import { LanguageColumns, namesOf } from '../sections/factSheets/allLanguages';
import { defaultLanguage } from '../site';

/** The fact sheet of a room: picture, area to scale, facts and stay rules in all languages. */
export default function RoomFactSheetPage({ data }: PageProps<Queries.RoomFactSheetPageQuery>) {
  const { room, hotel, stayRules } = data;
  return (
    <FactSheetPage hotel={hotel} names={namesOf(room)} page={roomPath(room.slug)}>
      <FactSheetTop picture={room.cover} area={room.area} caption="drawing" />
      <LanguageColumns>
        {(language) => (
          <>
            <RoomFactSheetColumn room={room} language={language} />
            <FactSheetRules rules={stayRules} language={language} />
          </>
        )}
      </LanguageColumns>
    </FactSheetPage>
  );
}

export function Head({ data: { room, hotel, locales } }: HeadProps<Queries.RoomFactSheetPageQuery>) {
  return <FactSheetHead name={namesOf(room)[defaultLanguage]} hotelName={hotel.name} locales={locales} path={factSheetPath.room(room.slug)} />;
}

export const query = graphql`
  query RoomFactSheetPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    hotel {
      ...FactSheetHotel
    }
    room(slug: { eq: $slug }) {
      slug
      ...RoomFactSheet
    }
    stayRules {
      ...FactSheetRules
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      ...Locales
    }
  }
`;
