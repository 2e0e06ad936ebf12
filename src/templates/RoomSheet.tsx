import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { roomPath, sheetPath } from '../domain/pages/addresses';
import { RoomSheetColumn } from '../sections/sheets/RoomSheetColumn';
import { SheetHead, SheetPage } from '../sections/sheets/SheetPage';
import { SheetRules } from '../sections/sheets/SheetRules';
import { SheetTop } from '../sections/sheets/SheetTop';
import { LanguageColumns, namesOf } from '../sections/sheets/allLanguages';
import { defaultLanguage } from '../site';

/** The fact sheet of a room: picture, area to scale, facts and stay rules in all languages. */
export default function RoomSheetPage({ data }: PageProps<Queries.RoomSheetPageQuery>) {
  const { room, hotel, stayRules } = data;
  return (
    <SheetPage hotel={hotel} names={namesOf(room)} page={roomPath(room.slug)}>
      <SheetTop picture={room.cover} area={room.area} caption="drawing" />
      <LanguageColumns>
        {(language) => (
          <>
            <RoomSheetColumn room={room} language={language} />
            <SheetRules rules={stayRules} language={language} />
          </>
        )}
      </LanguageColumns>
    </SheetPage>
  );
}

export function Head({ data: { room, hotel, locales } }: HeadProps<Queries.RoomSheetPageQuery>) {
  return <SheetHead name={namesOf(room)[defaultLanguage]} hotelName={hotel.name} locales={locales} path={sheetPath.room(room.slug)} />;
}

export const query = graphql`
  query RoomSheetPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    hotel {
      ...SheetHotel
    }
    room(slug: { eq: $slug }) {
      slug
      ...RoomSheet
    }
    stayRules {
      ...SheetRules
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      ...Locales
    }
  }
`;
