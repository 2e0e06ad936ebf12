import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sheetPath } from '../domain/pages/addresses';
import { SpaceSheetColumn } from '../sections/sheets/SpaceSheetColumn';
import { SheetHead, SheetPage } from '../sections/sheets/SheetPage';
import { SheetTop } from '../sections/sheets/SheetTop';
import { fieldInAllLanguages, LanguageColumns } from '../sections/sheets/trilingual';

/** The fact sheet of an event space: picture, area to scale if known, capacities in three languages. */
export default function SpaceSheetPage({ data }: PageProps<Queries.SpaceSheetPageQuery>) {
  const { space, hotel } = data;
  return (
    <SheetPage hotel={hotel} names={fieldInAllLanguages(space, 'name')} page={`/detalhes-eventos#${space.slug}`}>
      <SheetTop picture={space.pictures[0]} area={space.area} caption="spaceDrawing" />
      <LanguageColumns>{(language) => <SpaceSheetColumn space={space} language={language} />}</LanguageColumns>
    </SheetPage>
  );
}

export function Head({ data: { space, hotel } }: HeadProps<Queries.SpaceSheetPageQuery>) {
  return <SheetHead name={space.namePt} hotelName={hotel.name} path={sheetPath.eventSpace(space.slug)} />;
}

export const query = graphql`
  query SpaceSheetPage($slug: String!, $language: String!) {
    hotel {
      ...SheetHotel
    }
    space: eventSpace(slug: { eq: $slug }) {
      ...SpaceSheet
    }
    locales: allLocale(filter: { ns: { in: ["common", "events", "sheets"] } }) {
      ...Locales
    }
  }
`;
