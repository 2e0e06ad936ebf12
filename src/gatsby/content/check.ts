import type { Reporter } from 'gatsby';
import { hotelToday } from '../../domain/stay/clock';
import type { PlainDate } from '../../domain/stay/plainDate';
import { hotelTimeZone } from '../../site';
import { writeEditorSchemas } from './editorSchema';
import { explain } from './explain';
import { describeBriefly, describeFaults, fault, type Fault, grouped } from './fault';
import { isObject } from './json';
import { fileSchema } from './kinds';
import { readContent } from './read';
import { capacities } from './rules/capacities';
import { announcements, dates, pastDays } from './rules/days';
import { duplicates, slugs } from './rules/duplicates';
import { companyDetails, coordinates } from './rules/hotel';
import { links, navigationWords } from './rules/links';
import { map } from './rules/map';
import { misplacedTexts } from './rules/misplacedTexts';
import { openingHours } from './rules/openingHours';
import { hourPictures, namedFiles, pictures } from './rules/pictures';
import { requiredContent } from './rules/requiredContent';
import type { ContentFile, Rule } from './rules/rule';
import { namedYears, statedFigures } from './rules/statedFigures';
import { alternativeTexts, markup, placeholders, translations, typography, unicodeNormalization } from './rules/texts';

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

function checkShape({ kind, file, data }: Omit<ContentFile, 'valid'>): readonly Fault[] {
  if (!isObject(data)) return [fault(file, '', 'the file must hold one group in { }', 'compare with a neighbouring file')];
  const schema = fileSchema(kind);
  const { error } = schema.safeParse(data);
  return (error?.issues ?? [])
    .slice(0, maxPerFile)
    .flatMap((issue) => explain(issue, { data, schema }).map(({ field, problem, remedy }) => fault(file, field, problem, remedy)));
}

/** Keeps the first faults of each file and says how many more there are. */
function limited(faults: readonly Fault[]): Fault[] {
  const more = [...grouped(faults, ({ file }) => file)].filter(([, own]) => own.length > maxPerFile);
  const left = new Set(more.flatMap(([, own]) => own.slice(maxPerFile)));
  return [
    ...faults.filter((one) => !left.has(one)),
    ...more.map(([file, own]): Fault => ({
      level: own.some(({ level }) => level === 'fault') ? 'fault' : 'warning',
      file,
      field: '',
      problem: `${own.length - maxPerFile} more like these`,
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

/** Checks all content before Gatsby reads it. Faults end the build with messages instead of a stack trace; warnings and notes are summarised. */
export async function stopOnContentFaults({ root, reporter }: { root: string; reporter: Pick<Reporter, 'warn'> }): Promise<void> {
  writeEditorSchemas(root);
  // in develop mode the content was checked where it was copied (tools/desk/server/contentCopy.ts)
  if (process.env.CONTENT_FOLDER) return;
  const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
  const stops = faults.filter(({ level }) => level === 'fault');
  if (stops.length > 0) {
    process.stderr.write(`\nThe content has faults. Mend them and build again:\n\n${describeFaults(stops)}\n\n`);
    process.exit(1);
  }
  if (faults.length > 0) reporter.warn(`Content to look at; npm run content:check says what to do:\n${describeBriefly(faults)}`);
}
