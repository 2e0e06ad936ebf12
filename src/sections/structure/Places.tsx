import { graphql } from 'gatsby';
import { distinctChoices } from '../../domain/pages/distinctChoices';
import { PlaceEntry } from './PlaceEntry';
import { PlaceIndex } from './PlaceIndex';
import * as css from './Places.module.css';

export const fragment = graphql`
  fragment StructurePlace on Facility {
    slug
    name(language: $language)
    description(language: $language)
    minimumAge
    path
    hours {
      ...Hours
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
    pictures {
      ...HalfPicture
      file {
        relativePath
      }
    }
  }
`;

interface PlacesProps {
  readonly places: readonly Queries.StructurePlaceFragment[];
  /** Pictures in other sections of the page, since none appears twice. */
  readonly elsewhere: readonly { readonly file: { readonly relativePath: string } }[];
}

/** The places of the resort, one per facility file, in rows of two and three of different widths, below their index. */
export function Places({ places, elsewhere }: PlacesProps) {
  const files = distinctChoices(
    places.map(({ pictures }) => pictures.map(({ file }) => file.relativePath)),
    elsewhere.map(({ file }) => file.relativePath),
  );
  return (
    <div className={css.places}>
      <PlaceIndex places={places} />
      <div className={`wrap ${css.list}`}>
        {places.map((place, index) => (
          <PlaceEntry key={place.slug} place={place} picture={place.pictures.find(({ file }) => file.relativePath === files[index])} />
        ))}
      </div>
    </div>
  );
}
