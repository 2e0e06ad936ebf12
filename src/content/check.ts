import type { PlainDate } from '../domain/time/plainDate';
import { problemsOf } from './faults/schemaIssues';
import { fault, type Fault } from './faults/fault';
import { isObject } from './json';
import { fileSchema } from './kinds';
import { readContent } from './read';
import { capacities } from './rules/capacities';
import { announcements, dates, monthsOfDays, nightsOfOffers, pastDays } from './rules/days';
import { duplicates, slugs } from './rules/duplicates';
import { emptyBadges, hotelDetails, restaurantCount, socialAddresses } from './rules/hotel';
import { standIns } from './rules/illustrative';
import { links } from './rules/links';
import { files } from './rules/files';
import { map } from './rules/map';
import { openingHours } from './rules/openingHours';
import { hourPictures, pictures } from './rules/pictures';
import { requiredContent } from './rules/requiredContent';
import { stays } from './rules/stays';
import { themes } from './rules/theme';
import type { ContentFile, Rule } from './rules/rule';
import { conditionsAsData, namedYears, statedFigures } from './rules/figures';
import { withheldFiles } from './rules/withheld';
import { alternativeTexts, markup, placeholders, translations, typography, untranslatedMessages } from './rules/texts';

/** All checks beyond the schema of each file, in the order of the report. */
const rules: readonly Rule[] = [
  requiredContent,
  slugs,
  duplicates,
  pictures,
  files,
  alternativeTexts,
  links,
  dates,
  monthsOfDays,
  nightsOfOffers,
  pastDays,
  namedYears,
  statedFigures,
  conditionsAsData,
  restaurantCount,
  socialAddresses,
  emptyBadges,
  announcements,
  stays,
  openingHours,
  hourPictures,
  capacities,
  map,
  markup,
  placeholders,
  typography,
  translations,
  untranslatedMessages,
  withheldFiles,
  hotelDetails,
  themes,
  standIns,
];

function checkShape({ kind, file, data }: Omit<ContentFile, 'valid'>): readonly Fault[] {
  if (!isObject(data)) return [fault(file, '', { code: 'notAGroup' })];
  const schema = fileSchema(kind);
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).flatMap((issue) => problemsOf(issue, { data, schema }).map(({ field, problem }) => fault(file, field, problem)));
}

/**
 * Checks all content below `root` and returns all faults. Content without a `fault` builds.
 * @param root the project's folder
 * @param today the calendar day at the hotel: what ended before it is a warning
 */
export async function checkContent(root: string, { today }: { today: PlainDate }): Promise<readonly Fault[]> {
  const { files, withheld, faults } = readContent(root);
  const shapes = new Map([...files, ...withheld].map((file) => [file, checkShape(file)]));
  const shaped = (file: Omit<ContentFile, 'valid'>) => ({ ...file, valid: shapes.get(file)?.length === 0 });
  const content = { root, today, files: files.map(shaped), withheld: withheld.map(shaped) };
  const found = await Promise.all(rules.map(async (rule) => rule(content)));
  return [...faults, ...[...shapes.values()].flat(), ...found.flat()];
}
