import { markersOverlap } from '../../domain/map/mapPlaces';
import { closest } from '../closest';
import { fault, type Fault, warning } from '../faults/fault';
import { grouped } from '../grouped';
import { isObject } from '../json';
import { placesOnMap } from '../kinds';
import { filesOf, type Content, type Rule } from './rule';

type MapFile = ReturnType<typeof filesOf<'ResortMap'>>[number];

const unknownPlaces = ({ file, data: { places } }: MapFile, content: Content): Fault[] => {
  // the files that a place of the map may refer to, by slug
  const known = grouped(
    // the map leaves out those that are off the site
    [...content.files, ...(content.withheld ?? [])].flatMap(({ kind, file: named, data }) =>
      (placesOnMap as readonly string[]).includes(kind) && isObject(data) && typeof data.slug === 'string' ? [{ slug: data.slug, named }] : [],
    ),
    ({ slug }) => slug,
  );
  return places.flatMap(({ slug }, index) => {
    const [first, second] = known.get(slug) ?? [];
    const field = `places.${index}.slug`;
    if (first && second) return [fault(file, field, { code: 'twoFilesOfSlug', first: first.named, second: second.named })];
    return first ? [] : [fault(file, field, { code: 'noPlaceOnMap', slug, near: closest(slug, [...known.keys()]) })];
  });
};

/** For each marker, the first other marker that it covers. */
const coveredMarkers = ({ file, data: { places } }: MapFile): Fault[] =>
  places.flatMap((place, index) => {
    const covered = places.slice(0, index).find((earlier) => markersOverlap(earlier, place));
    return covered ? [warning(file, `places.${index}`, { code: 'markerCovers', slug: covered.slug })] : [];
  });

/** On the map, places exist, and markers do not overlap. */
export const map: Rule = (content) => filesOf(content, 'ResortMap').flatMap((mapFile) => [...unknownPlaces(mapFile, content), ...coveredMarkers(mapFile)]);
