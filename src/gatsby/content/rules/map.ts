import { markersOverlap } from '../../../domain/map/mapPlaces';
import { metresFrom } from '../../../domain/map/paths';
import { closest } from '../closest';
import { fault, type Fault, note, warning } from '../fault';
import { isObject } from '../json';
import { placesOnMap } from '../kinds';
import { filesOf, type Content, type Rule } from './rule';

type MapFile = ReturnType<typeof filesOf<'ResortMap'>>[number];

/** The files that a place of the map may refer to, by slug. */
function filesBySlug({ files }: Content): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { kind, file, data } of files) {
    if (!(placesOnMap as readonly string[]).includes(kind) || !isObject(data) || typeof data.slug !== 'string') continue;
    found.set(data.slug, [...(found.get(data.slug) ?? []), file]);
  }
  return found;
}

const unknownPlaces = ({ file, data: { places } }: MapFile, content: Content): Fault[] => {
  const known = filesBySlug(content);
  return places.flatMap(({ slug }, index) => {
    const [first, second] = known.get(slug) ?? [];
    const field = `places.${index}.slug`;
    if (second) return [fault(file, field, `both ${String(first)} and ${second} are called so`, 'rename one of the files, so that it is clear which is meant')];
    if (first) return [];
    const near = closest(slug, [...known.keys()]);
    return [
      fault(
        file,
        field,
        `no place of the content is called “${slug}”`,
        near ? `did you mean “${near}”?` : 'use the slug of a restaurant, bar, facility, hall or room',
      ),
    ];
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
    if (!points.includes(node)) {
      const near = closest(node, points);
      return [fault(file, field, `no path leads to “${node}”`, near ? `did you mean “${near}”?` : 'add a path to it, or use a point that “paths” name')];
    }
    const without = reached.find(({ metres }) => !metres.has(node));
    return without
      ? [fault(file, field, `there is no way from “${without.name}” to “${node}”`, 'add the path that is missing, or correct the name of a point')]
      : [];
  };
  const loose = paths.flatMap(({ from, to }, index) =>
    reached.some(({ metres }) => metres.has(from))
      ? []
      : [
          fault(
            file,
            `paths.${index}`,
            `the path from “${from}” to “${to}” hangs together with no other`,
            'correct the name of one of its ends, or take it away',
          ),
        ],
  );
  return [...standing.flatMap(unreached), ...loose];
}

function repeatedPaths({ file, data: { paths, starts } }: MapFile): Fault[] {
  const first = new Map<string, number>();
  const repeated = paths.flatMap(({ from, to }, index) => {
    if (from === to) return [fault(file, `paths.${index}`, `it leads from “${from}” to itself`, 'give it another end, or take it away')];
    const ends = [from, to].sort().join(' ');
    const earlier = first.get(ends);
    first.set(ends, earlier ?? index);
    return earlier === undefined ? [] : [fault(file, `paths.${index}`, `paths.${earlier} joins the same points`, 'keep one: paths are walked either way')];
  });
  const nodes = starts.map(({ node }) => node);
  const twice = nodes.flatMap((node, index) =>
    nodes.indexOf(node) < index ? [fault(file, `starts.${index}.node`, `starts.${nodes.indexOf(node)} begins there already`, 'take one of them away')] : [],
  );
  return [...repeated, ...twice];
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
    const { file, data } = mapFile;
    const unmeasured = note(
      file,
      'pathsMeasured',
      'the hotel has not measured the paths',
      'the map tells no minutes of walking; give the metres and write true once it has',
    );
    return [
      ...unknownPlaces(mapFile, content),
      ...lostPoints(mapFile),
      ...repeatedPaths(mapFile),
      ...coveredMarkers(mapFile),
      ...(data.pathsMeasured ? [] : [unmeasured]),
    ];
  });
