import type { PlainDate } from '../../domain/stay/plainDate';
import { explain } from './explain';
import { fault, type Fault } from './fault';
import { isObject } from './json';
import { fileSchema } from './kinds';
import { readContent } from './read';
import { alternativeTexts } from './rules/alternativeTexts';
import { announcements } from './rules/announcements';
import { requiredContent } from './rules/requiredContent';
import { dates } from './rules/dates';
import { capacities } from './rules/capacities';
import { coordinates } from './rules/coordinates';
import { hourPictures } from './rules/hourPictures';
import { companyDetails } from './rules/companyDetails';
import { unicodeNormalization } from './rules/unicodeNormalization';
import { links } from './rules/links';
import { map } from './rules/map';
import { markup } from './rules/markup';
import { namedFiles } from './rules/namedFiles';
import { namedYears } from './rules/namedYears';
import { navigationWords } from './rules/navigationWords';
import { openingHours } from './rules/openingHours';
import { pastDays } from './rules/pastDays';
import { pictures } from './rules/pictures';
import { duplicates } from './rules/duplicates';
import type { ContentFile, Rule } from './rules/rule';
import { slugs } from './rules/slugs';
import { misplacedTexts } from './rules/misplacedTexts';
import { translations } from './rules/translations';
import { statedFigures } from './rules/statedFigures';
import { typography } from './rules/typography';
import { placeholders } from './rules/placeholders';

/** What is checked beyond the schema of each file, in the order in which it is reported. */
const rules: readonly Rule[] = [
  requiredContent,
  slugs,
  duplicates,
  namedFiles,
  pictures,
  alternativeTexts,
  links,
  navigationWords,
  dates,
  pastDays,
  namedYears,
  statedFigures,
  announcements,
  openingHours,
  hourPictures,
  capacities,
  map,
  markup,
  unicodeNormalization,
  placeholders,
  typography,
  misplacedTexts,
  translations,
  coordinates,
  companyDetails,
];

/** Faults reported for one file; more than these are usually one mistake made everywhere. */
const maxPerFile = 20;

type ReadFile = Omit<ContentFile, 'valid'>;

function checkShape({ kind, file, data }: ReadFile): readonly Fault[] {
  if (!isObject(data)) return [fault(file, '', 'the file must hold one group in { }', 'compare with a neighbouring file')];
  const schema = fileSchema(kind);
  const { error } = schema.safeParse(data);
  return (error?.issues ?? [])
    .slice(0, maxPerFile)
    .flatMap((issue) => explain(issue, { data, schema }).map(({ field, problem, remedy }) => fault(file, field, problem, remedy)));
}

/** Keeps the first faults of each file and says how many more there are. */
function limited(faults: readonly Fault[]): Fault[] {
  const counts = new Map<string, number>();
  const kept = faults.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= maxPerFile;
  });
  const worst = (file: string) => (faults.some((one) => one.file === file && one.level === 'fault') ? 'fault' : 'warning');
  const more = [...counts].filter(([, count]) => count > maxPerFile);
  return [
    ...kept,
    ...more.map(([file, count]): Fault => ({
      level: worst(file),
      file,
      field: '',
      problem: `${count - maxPerFile} more like these`,
      remedy: 'mend these first and check again',
    })),
  ];
}

/**
 * Checks all content below `root` and returns all faults. Content without a `fault` builds.
 * @param root the project's folder
 * @param today the calendar day at the hotel: what ended before it is a warning
 */
export async function checkContent(root: string, { today }: { today: PlainDate }): Promise<readonly Fault[]> {
  const { files, faults } = readContent(root);
  const shaped = files.map((file) => ({ file, faults: checkShape(file) }));
  const content = { root, today, files: shaped.map(({ file, faults: own }) => ({ ...file, valid: own.length === 0 })) };
  const found = await Promise.all(rules.map(async (rule) => rule(content)));
  return limited([...faults, ...shaped.flatMap((one) => one.faults), ...found.flat()]);
}
