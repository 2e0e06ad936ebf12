import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { factSheetPath, spacePath } from '../domain/pages/addresses';
import { SpaceFactSheetColumn } from '../sections/factSheets/SpaceFactSheetColumn';
import { FactSheetHead, FactSheetPage } from '../sections/factSheets/FactSheetPage';
import { FactSheetTop } from '../sections/factSheets/FactSheetTop';
import { LanguageColumns, namesOf } from '../sections/factSheets/allLanguages';
import { defaultLanguage } from '../site';

/** The fact sheet of an event space: picture, area to scale if known, capacities in all languages. */
export default function SpaceFactSheetPage({ data }: PageProps<Queries.SpaceFactSheetPageQuery>) {
  const { space, hotel } = data;
  return (
    <FactSheetPage hotel={hotel} names={namesOf(space)} page={spacePath(space.slug)}>
      <FactSheetTop picture={space.pictures[0]} area={space.area} caption="spaceDrawing" />
      <LanguageColumns>{(language) => <SpaceFactSheetColumn space={space} language={language} />}</LanguageColumns>
    </FactSheetPage>
  );
}

export function Head({ data: { space, hotel, locales } }: HeadProps<Queries.SpaceFactSheetPageQuery>) {
  return <FactSheetHead name={namesOf(space)[defaultLanguage]} hotelName={hotel.name} locales={locales} path={factSheetPath.eventSpace(space.slug)} />;
}

export const query = graphql`
  query SpaceFactSheetPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    hotel {
      ...FactSheetHotel
    }
    space: eventSpace(slug: { eq: $slug }) {
      ...SpaceFactSheet
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      ...Locales
    }
  }
`;
