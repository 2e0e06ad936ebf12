import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { roomPath, sheetPath } from '../domain/pages/addresses';
import { RoomSheetColumn } from '../sections/sheets/RoomSheetColumn';
import { SheetHead, SheetPage } from '../sections/sheets/SheetPage';
import { SheetRules } from '../sections/sheets/SheetRules';
import { SheetTop } from '../sections/sheets/SheetTop';
import { fieldInAllLanguages, LanguageColumns } from '../sections/sheets/trilingual';

/** The fact sheet of a room: picture, area to scale, facts and stay rules in three languages. */
export default function RoomSheetPage({ data }: PageProps<Queries.RoomSheetPageQuery>) {
  const { room, hotel, stayRules } = data;
  return (
    <SheetPage hotel={hotel} names={fieldInAllLanguages(room, 'name')} page={roomPath(room.slug)}>
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

export function Head({ data: { room, hotel } }: HeadProps<Queries.RoomSheetPageQuery>) {
  return <SheetHead name={room.namePt} hotelName={hotel.name} path={sheetPath.room(room.slug)} />;
}

export const query = graphql`
  query RoomSheetPage($slug: String!, $language: String!) {
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
    locales: allLocale(filter: { ns: { in: ["common", "rooms", "sheets"] } }) {
      ...Locales
    }
  }
`;
