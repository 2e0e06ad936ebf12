import { markersOverlap } from '../../domain/map/mapPlaces';
import { metresFrom } from '../../domain/map/paths';
import { closest } from '../closest';
import { fault, type Fault, note, warning } from '../faults/fault';
import { grouped } from '../grouped';
import { isObject } from '../json';
import { placesOnMap } from '../kinds';
import { filesOf, type Content, repeatsIn, type Rule } from './rule';

type MapFile = ReturnType<typeof filesOf<'ResortMap'>>[number];

const unknownPlaces = ({ file, data: { places } }: MapFile, content: Content): Fault[] => {
  // the files that a place of the map may refer to, by slug
  const known = grouped(
    content.files.flatMap(({ kind, file: named, data }) =>
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

/** Places and starts are on points of paths, and each can be reached on foot from each start. */
function lostPoints({ file, data: { places, starts, paths } }: MapFile): Fault[] {
  const points = [...new Set(paths.flatMap(({ from, to }) => [from, to]))];
  const reached = starts.filter(({ node }) => points.includes(node)).map(({ node, name }) => ({ name: name.pt, metres: metresFrom(node, paths) }));
  const standing = [
    ...places.map(({ node }, index) => ({ node, field: `places.${index}.node` })),
    ...starts.map(({ node }, index) => ({ node, field: `starts.${index}.node` })),
  ];
  const unreached = ({ node, field }: (typeof standing)[number]): Fault[] => {
    if (!points.includes(node)) return [fault(file, field, { code: 'noPathTo', node, near: closest(node, points) })];
    const without = reached.find(({ metres }) => !metres.has(node));
    return without ? [fault(file, field, { code: 'noWay', from: without.name, to: node })] : [];
  };
  const loose = paths.flatMap(({ from, to }, index) => {
    if (reached.some(({ metres }) => metres.has(from))) return [];
    return [fault(file, `paths.${index}`, { code: 'loosePath', from, to })];
  });
  return [...standing.flatMap(unreached), ...loose];
}

function repeatedPaths({ file, data: { paths, starts } }: MapFile): Fault[] {
  const loops = paths.flatMap(({ from, to }, index) => (from === to ? [fault(file, `paths.${index}`, { code: 'pathToItself', from })] : []));
  const repeated = repeatsIn(paths, ({ from, to }) => (from === to ? undefined : [from, to].sort().join(' '))).map(({ index, earlier }) =>
    fault(file, `paths.${index}`, { code: 'pathTwice', earlier: `paths.${earlier}` }),
  );
  const twice = repeatsIn(starts, ({ node }) => node).map(({ index, earlier }) =>
    fault(file, `starts.${index}.node`, { code: 'startTwice', earlier: `starts.${earlier}` }),
  );
  return [...loops, ...repeated, ...twice];
}

/** For each marker, the first one that it covers. */
const coveredMarkers = ({ file, data: { places } }: MapFile): Fault[] =>
  places.flatMap((place, index) => {
    const covered = places.slice(0, index).find((earlier) => markersOverlap(earlier, place));
    return covered ? [warning(file, `places.${index}`, { code: 'markerCovers', slug: covered.slug })] : [];
  });

/** On the map, places exist, paths lead to them, and markers do not overlap. */
export const map: Rule = (content) =>
  filesOf(content, 'ResortMap').flatMap((mapFile) => [
    ...unknownPlaces(mapFile, content),
    ...lostPoints(mapFile),
    ...repeatedPaths(mapFile),
    ...coveredMarkers(mapFile),
    ...(mapFile.data.pathsMeasured ? [] : [note(mapFile.file, 'pathsMeasured', { code: 'pathsNotMeasured' })]),
  ]);
