import type { PlainDate } from '../../domain/stay/plainDate';
import { explain } from './explain';
import { fault, type Fault } from './fault';
import { isObject } from './json';
import { fileSchema } from './fileSchema';
import { readContent } from './read';
import { alternativeTexts } from './rules/alternativeTexts';
import { announcements } from './rules/announcements';
import { arrangement } from './rules/arrangement';
import { calendar } from './rules/calendar';
import { capacities } from './rules/capacities';
import { coordinates } from './rules/coordinates';
import { hourPictures } from './rules/hourPictures';
import { identity } from './rules/identity';
import { letters } from './rules/letters';
import { links } from './rules/links';
import { map } from './rules/map';
import { markup } from './rules/markup';
import { namedFiles } from './rules/namedFiles';
import { namedYears } from './rules/namedYears';
import { navigationWords } from './rules/navigationWords';
import { openingHours } from './rules/openingHours';
import { pastDays } from './rules/pastDays';
import { pictures } from './rules/pictures';
import { repeats } from './rules/repeats';
import type { ContentFile, Rule } from './rules/rule';
import { slugs } from './rules/slugs';
import { strayWords } from './rules/strayWords';
import { translations } from './rules/translations';
import { typography } from './rules/typography';
import { wordless } from './rules/wordless';

/** Beyond what the schemas ask of each file: what is looked for, in the order in which it is told. */
const rules: readonly Rule[] = [
  arrangement,
  slugs,
  repeats,
  namedFiles,
  pictures,
  alternativeTexts,
  links,
  navigationWords,
  calendar,
  pastDays,
  namedYears,
  announcements,
  openingHours,
  hourPictures,
  capacities,
  map,
  markup,
  letters,
  wordless,
  typography,
  strayWords,
  translations,
  coordinates,
  identity,
];

/** Told of one file: with more than these it is one mistake made everywhere. */
const mostOfOneFile = 20;

type ReadFile = Omit<ContentFile, 'valid'>;

function checkShape({ kind, file, data }: ReadFile): readonly Fault[] {
  if (!isObject(data)) return [fault(file, '', 'the file must hold one group in { }', 'compare with a neighbouring file')];
  const schema = fileSchema(kind);
  const { error } = schema.safeParse(data);
  return (error?.issues ?? [])
    .slice(0, mostOfOneFile)
    .flatMap((issue) => explain(issue, { data, schema }).map(({ field, problem, remedy }) => fault(file, field, problem, remedy)));
}

/** Keeps the first faults of each file and says how many there are besides. */
function shortened(faults: readonly Fault[]): Fault[] {
  const told = new Map<string, number>();
  const kept = faults.filter(({ file }) => {
    const count = (told.get(file) ?? 0) + 1;
    told.set(file, count);
    return count <= mostOfOneFile;
  });
  const worst = (file: string) => (faults.some((fault) => fault.file === file && fault.level === 'fault') ? 'fault' : 'warning');
  const more = [...told].filter(([, count]) => count > mostOfOneFile);
  return [
    ...kept,
    ...more.map(([file, count]): Fault => ({
      level: worst(file),
      file,
      field: '',
      problem: `${count - mostOfOneFile} more like these`,
      remedy: 'mend these first and check again',
    })),
  ];
}

/**
 * Checks all content below `root` and tells all faults at once. What passes is what the build takes.
 * @param root the project's folder
 * @param today the calendar day at the hotel: what ended before it is told as a warning
 */
export async function checkContent(root: string, { today }: { today: PlainDate }): Promise<readonly Fault[]> {
  const { files, faults } = readContent(root);
  const shaped = files.map((file) => ({ file, faults: checkShape(file) }));
  const content = { root, today, files: shaped.map(({ file, faults: own }) => ({ ...file, valid: own.length === 0 })) };
  const found = await Promise.all(rules.map(async (rule) => rule(content)));
  return shortened([...faults, ...shaped.flatMap((one) => one.faults), ...found.flat()]);
}
