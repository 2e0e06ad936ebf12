import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sheetPath, spacePath } from '../domain/pages/addresses';
import { SpaceSheetColumn } from '../sections/sheets/SpaceSheetColumn';
import { SheetHead, SheetPage } from '../sections/sheets/SheetPage';
import { SheetTop } from '../sections/sheets/SheetTop';
import { LanguageColumns, namesOf } from '../sections/sheets/allLanguages';
import { defaultLanguage } from '../site';

/** The fact sheet of an event space: picture, area to scale if known, capacities in all languages. */
export default function SpaceSheetPage({ data }: PageProps<Queries.SpaceSheetPageQuery>) {
  const { space, hotel } = data;
  return (
    <SheetPage hotel={hotel} names={namesOf(space)} page={spacePath(space.slug)}>
      <SheetTop picture={space.pictures[0]} area={space.area} caption="spaceDrawing" />
      <LanguageColumns>{(language) => <SpaceSheetColumn space={space} language={language} />}</LanguageColumns>
    </SheetPage>
  );
}

export function Head({ data: { space, hotel, locales } }: HeadProps<Queries.SpaceSheetPageQuery>) {
  return <SheetHead name={namesOf(space)[defaultLanguage]} hotelName={hotel.name} locales={locales} path={sheetPath.eventSpace(space.slug)} />;
}

export const query = graphql`
  query SpaceSheetPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    hotel {
      ...SheetHotel
    }
    space: eventSpace(slug: { eq: $slug }) {
      ...SpaceSheet
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      ...Locales
    }
  }
`;
