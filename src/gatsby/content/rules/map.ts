import { markersOverlap } from '../../../domain/map/mapPlaces';
import { metresFrom } from '../../../domain/map/paths';
import { didYouMean } from '../closest';
import { fault, type Fault, grouped, note, warning } from '../fault';
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
    if (first && second)
      return [fault(file, field, `both ${first.named} and ${second.named} are called so`, 'rename one of the files, so that it is clear which is meant')];
    if (first) return [];
    const remedy = didYouMean(slug, [...known.keys()], 'use the slug of a restaurant, bar, facility, hall or room');
    return [fault(file, field, `no place of the content is called “${slug}”`, remedy)];
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
    if (!points.includes(node))
      return [fault(file, field, `no path leads to “${node}”`, didYouMean(node, points, 'add a path to it, or use a point that “paths” name'))];
    const without = reached.find(({ metres }) => !metres.has(node));
    return without
      ? [fault(file, field, `there is no way from “${without.name}” to “${node}”`, 'add the path that is missing, or correct the name of a point')]
      : [];
  };
  const loose = paths.flatMap(({ from, to }, index) => {
    if (reached.some(({ metres }) => metres.has(from))) return [];
    const problem = `the path from “${from}” to “${to}” hangs together with no other`;
    return [fault(file, `paths.${index}`, problem, 'correct the name of one of its ends, or take it away')];
  });
  return [...standing.flatMap(unreached), ...loose];
}

function repeatedPaths({ file, data: { paths, starts } }: MapFile): Fault[] {
  const loops = paths.flatMap(({ from, to }, index) =>
    from === to ? [fault(file, `paths.${index}`, `it leads from “${from}” to itself`, 'give it another end, or take it away')] : [],
  );
  const repeated = repeatsIn(paths, ({ from, to }) => (from === to ? undefined : [from, to].sort().join(' '))).map(({ index, earlier }) =>
    fault(file, `paths.${index}`, `paths.${earlier} joins the same points`, 'keep one: paths are walked either way'),
  );
  const twice = repeatsIn(starts, ({ node }) => node).map(({ index, earlier }) =>
    fault(file, `starts.${index}.node`, `starts.${earlier} begins there already`, 'take one of them away'),
  );
  return [...loops, ...repeated, ...twice];
}

/** For each marker, the first one that it covers. */
const coveredMarkers = ({ file, data: { places } }: MapFile): Fault[] =>
  places.flatMap((place, index) => {
    const covered = places.slice(0, index).find((earlier) => markersOverlap(earlier, place));
    const problem = `on a phone its marker covers that of “${covered?.slug ?? ''}”`;
    return covered ? [warning(file, `places.${index}`, problem, 'move one of them a little aside')] : [];
  });

/** On the map, places exist, paths lead to them, and markers do not overlap. */
export const map: Rule = (content) =>
  filesOf(content, 'ResortMap').flatMap((mapFile) => {
    const remedy = 'the map tells no minutes of walking; give the metres and write true once it has';
    return [
      ...unknownPlaces(mapFile, content),
      ...lostPoints(mapFile),
      ...repeatedPaths(mapFile),
      ...coveredMarkers(mapFile),
      ...(mapFile.data.pathsMeasured ? [] : [note(mapFile.file, 'pathsMeasured', 'the hotel has not measured the paths', remedy)]),
    ];
  });
