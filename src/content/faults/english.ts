import { clipped, isObject, type Json } from '../json';
import { pictureSizes } from '../pictureSizes';
import type { ValueKind } from '../schema';

/** What is wrong, and what to do: `{name}` is a parameter of the fault, `{@name}` a field of the file, of which the parameter is the path. */
export type Message = readonly [problem: string, remedy: string];

/** How the value of a field must be written. */
export type Format = Exclude<ValueKind, 'text' | 'offer' | 'roomCode' | 'month' | 'navigation' | 'archived' | 'place'> | 'trimmed';

/** A place in the text of a file. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A figure of a text that fields state otherwise. */
interface OtherFigure {
  readonly figure: string;
  readonly figures: readonly string[];
  readonly isKnown: boolean;
  readonly accept: string;
  /** The field that states the first of `figures`. */
  readonly of?: { readonly file: string; readonly field: string };
}

const types = {
  group: 'a group in { }',
  list: 'a list in [ ]',
  text: 'a text in quotation marks',
  number: 'a number',
  whole: 'a whole number',
  boolean: 'true or false',
  picture: 'the path of a picture',
  choice: 'one of those that there are',
};
/** A JSON type, or a value that is chosen, not written. */
export type JsonType = keyof typeof types;

const formats: Readonly<Record<Format, string>> = {
  trimmed: 'must neither begin nor end with a space',
  slug: 'must be letters and digits, with single hyphens between words',
  page: 'must be a path of this site such as "/gastronomia", without language and without a slash at the end',
  picture: 'must be a path relative to this file that ends in .jpg, .jpeg, .png',
  film: 'must be a path relative to this file that ends in .mp4 or .webm, as the field is called',
  focus: 'must be two percentages such as "50% 40%", or "whole" for a plan or a drawing',
  degrees: 'must be degrees as a map tells them, latitude and longitude, each with its minus sign; in Brazil both have one',
  day: 'must be a day such as "2026-12-24"',
  monthDay: 'must be month and day, such as "12-24"',
  dayOrMonthDay: 'must be a day such as "2026-12-24", or month and day for each year, such as "12-24"',
  time: 'must be a time such as "19:00"; midnight at the end of a day is "24:00"',
  moment: 'must be a day with a time such as "2026-12-24T18:00"',
  url: 'must be a whole address that starts with https://',
  email: 'must be an e-mail address',
  telephone: 'must be a number with its country, such as +55 11 0000-0000',
  cnpj: 'must be a CNPJ such as 00.000.000/0000-00, or empty',
  currency: 'must be a currency by its three letters, such as BRL or EUR',
  zone: 'must be a time zone such as America/Sao_Paulo',
  colour: 'must be a colour such as "#1a2b3c", in small letters',
  drawing: 'must be a path relative to this file that ends in .svg',
  font: 'must be a path relative to this file that ends in .woff2',
  pdf: 'must be the path of a file in the folder “files”, relative to this file, that ends in .pdf',
};

/** Whether values of a kind are written in a format of their own. */
export const isFormat = (value: ValueKind): value is Format & ValueKind => Object.hasOwn(formats, value);

const marks = {
  tag: ['an HTML tag', 'write the words alone; the page sets them'],
  entity: ['an HTML entity', 'write the character itself'],
  link: ['a Markdown link', 'write the words alone; links have fields of their own'],
  markdown: ['Markdown', 'write the words alone; the page sets them'],
  control: ['a line break or another control character', 'make it one paragraph; a second one is an entry of its own'],
  invisible: ['an invisible or broken character', 'type the words anew'],
  accent: ['an accent apart from its letter', 'type the word anew, so that searches find it'],
} as const;
export type Mark = keyof typeof marks;

const valueText = (value: Json): string => {
  if (value === null) return 'null';
  if (typeof value === 'object') return isObject(value) ? 'a group' : 'a list';
  return typeof value === 'string' ? `the text ${JSON.stringify(clipped(value, 40))}` : String(value);
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const sizeFor = (value: Json, size: number): string =>
  typeof value === 'string' ? counted(size, 'character', 'characters') : Array.isArray(value) ? counted(size, 'entry', 'entries') : String(size);
function sizeOf(value: Json): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'it is empty';
  if (typeof value === 'string') return `it is ${sizeFor(value, value.length)} long`;
  return Array.isArray(value) ? `it has ${sizeFor(value, value.length)}` : `it is ${valueText(value)}`;
}
const compare = 'compare with a neighbouring file';
const oneOfTwo = 'keep one of the two';
const correctOne = 'correct one of the two';

const names = new Intl.DisplayNames('en', { type: 'language' });
const languageInEnglish = (language: string): string => names.of(language) ?? language;

/** Every message of the content check in English, by fault code. Its names and functions declare the parameters of each code. */
export const english = {
  // the shape of a file
  notAGroup: ['the file must hold one group in { }', compare],
  unknownField: ({ known }: { known: readonly string[] }) => ['nobody knows this name', known.length > 0 ? `known here: ${known.join(', ')}` : 'take it out'],
  missing: ({ expected, description }: { expected?: JsonType; description?: string }) => [
    'it is missing',
    `add ${expected ? types[expected] : 'it'}${description ? `: ${description}` : ''}`,
  ],
  wrongType: ({ found, expected }: { found: Json; expected: JsonType }) => [`it is ${valueText(found)}`, `it should be ${types[expected]}`],
  notAnOption: ({ found, options }: { found: Json; options: readonly { value: string; label?: string }[] }) => [
    `it is ${valueText(found)}`,
    `one of: ${options.map(({ value }) => value).join(', ')}`,
  ],
  tooLarge: ({ found, most }: { found: Json; most: number }) => [sizeOf(found), `at most ${sizeFor(found, most)}`],
  tooSmall: ({ found, least, isBound }: { found: Json; least: number; isBound: boolean }) => [
    sizeOf(found),
    `${isBound ? 'at least' : 'more than'} ${sizeFor(found, least)}`,
  ],
  malformed: ({ found, format }: { found: Json; format: Format }) => [`it is ${valueText(found)}`, formats[format]],
  unexpected: ({ found, message }: { found: Json; message: string }) => [`it is ${valueText(found)}`, message],

  // files that cannot be read
  fileMissing: ['the file is missing', 'put it back: the site needs it'],
  unreadable: ['it cannot be read ({reason})', 'look at the file on this machine'],
  notUtf8: ['it is not UTF-8, or begins with a byte order mark', 'save it as UTF-8 without BOM'],
  /** `mistake` is a name of jsonc-parser: `CommaExpected`. */
  brokenJson: ({ line, column, mistake }: TextPlace & { mistake: string }) => [
    `broken JSON at line ${line}, column ${column}: ${mistake.replace(/\B[A-Z]/g, ' $&').toLowerCase()}`,
    compare,
  ],
  fieldTwice: ['the name stands twice, again at line {line}, column {column}', oneOfTwo],
  misplaced: ['nobody reads a file of this name here', 'put it straight into one of: {folders}'],

  // names, pages and links
  slugIsNotFileName: ['it is “{slug}”, but the file is called {name}.json', 'write “{name}”, or rename the file'],
  slugOfFile: ['{other} has the same slug', 'give one of them another'],
  slugOfField: ['{@other} has the same slug', 'give one of them another'],
  listedTwice: ['it is listed already, as {@earlier}', oneOfTwo],
  unusedPage: [
    'no page shows it now: it has no role, and there is neither src/pages/{slug}.tsx nor an offer on the site with the path /{slug}',
    'nothing to do: an offer with that path shows it again; or delete the file',
  ],
  otherAddress: ['it is {path}, but the page stands at {address}', 'write “{address}”'],
  sectionUnknown: ['the page shows no section “{slug}”', 'correct its slug, by which the page finds it, or delete the section'],
  notOneWord: ['{path} cannot be the page of an offer', 'write one word after the slash, such as "/carnaval"'],
  addressTaken: ({ path, by }: { path: string; by?: string }) => [
    `${by ? `the page of ${by}` : 'another page'} stands at ${path} already`,
    'choose another address',
  ],
  roleTaken: ['the page of {by} has the role {role} already', 'take it from one of them'],
  noPage: ['there is no page {page}', 'use the address of a page of this site'],
  pageWithheld: ['the page {page} is not on the site: it was taken off, or lacks a language', 'lead to another page, or put it on the site'],
  noPlaceOfNavigation: ['menu and footer have no place “{place}”', 'use menu-1, menu-2, or the slug of a column of the footer'],
  groupFull: ['this group of the menu has more than {most} links with this one', 'choose another place, or take a link out of the group'],
  withheldNamed: ['it names {name}, which is off the site', 'see whether the text still holds'],
  archived: ['it is off the site', 'take “archived” out, and it is on it again'],
  unfinished: ({ language, count }: { language: string; count: number }) => [
    `the page is not on the site yet: ${counted(count, 'text is', 'texts are')} missing in ${languageInEnglish(language)}`,
    'write them: it appears once every text is there in each published language',
  ],
  noPlaceOfPage: ['nothing on the site is called #{place}', 'use the slug of what it leads to, or leave the # out'],
  linkWithoutText: ['it leads to a page, and its link has no words', 'write them, or take “path” out'],
  leadsNowhere: ['it has neither a page nor a stay, so it leads nowhere', 'give it a “path” or a “stay”'],

  // pictures
  noFile: ['there is no file {named}', 'add the file, or correct its name; capitals count'],
  otherAccents: ({ named, apart }: { named: string; apart: 'file' | 'field' }) => [
    `the file of ${named} has the same letters in another Unicode form: their accents stand apart (NFD) ${apart === 'file' ? 'in its name, not here' : 'here, not in its name'}`,
    'rename the file without accents, and write that name here',
  ],
  signInName: ['the name of {named} holds “{sign}”, which means something else in an address', 'rename the file: letters, digits and hyphens'],
  badFile: ['{named} is no whole {format}', 'export it again in that format, or copy it again'],
  officeFile: ['{named} looks like a document of Word or another program of Office, renamed', 'open it in its program and export it as {format}'],
  lockedFile: ['{named} is protected: readers may be asked for a password', 'export it again without protection'],
  largeFile: ['{named} has {megabytes} MB: more than {most} MB are too many for a phone', 'export it again for the screen: smaller pictures, a shorter film'],
  badDrawing: ['{named} is no drawing that can be used', 'write an <svg> with a viewBox, for the mark a square one, and with shapes alone: no script, no link'],
  lowContrast: ['{colour} on {background} has a contrast of {ratio} to 1', 'make one lighter or the other darker, to at least {least} to 1'],
  badPicture: [
    '{named}: it is no valid {format} ({reason})',
    `save it again as JPEG or PNG, ${pictureSizes.screen.enough} pixels across are enough, or take another`,
  ],
  notTwoToOne: [
    '{named} is {width} × {height} pixels: a view all round is twice as wide as high',
    'export the whole sphere as an equirectangular picture, or leave “panorama” out',
  ],
  smallPicture: ['the picture is smaller than its place', 'replace {named} by one of {want} pixels on the long edge; it has {long}'],
  uprightPicture: [
    '{named} stands upright in a wide place: three quarters of it are cut off',
    'take a wide one; an upright one can be its “portrait”, for phones',
  ],
  widePortrait: ['{named} is no upright picture', 'take one of 3 to 4, or leave “portrait” out: the site crops the picture'],
  otherShape: [
    '{named} is {shape} times as wide as high, those of the other hours {want} times',
    'crop it as the others are, from the same place: the hours lie over each other',
  ],
  noHourPictures: ['no pictures are given', 'the page of the resort shows no day until they are'],
  oneHourPicture: ['a single picture shows no day', 'give it a second time of day, or take it out; until then nothing is shown'],
  viewWithoutBalcony: ['the page shows the view from a balcony, and its facts name none', 'set balcony to true, or take balconyHours out'],

  // the map
  twoFilesOfSlug: ['both {first} and {second} are called so', 'rename one of the files, so that it is clear which is meant'],
  noPlaceOnMap: ['no place of the content is called “{slug}”', 'use the slug of a restaurant, bar, facility, hall or room'],
  markerCovers: ['on a phone its marker covers that of “{slug}”', 'move one of them a little aside'],

  // days and hours
  lastBeforeFirst: ['it is {last}, before the first day, {first}', correctOne],
  checkOutTooEarly: ['it is {checkOut}, not after the check-in, {checkIn}', correctOne],
  noSuchDay: ['month {month} has no day {day}', 'correct day or month'],
  monthOfDayMissing: ['the month of {day} is not among them', 'add it, or correct the day'],
  offerPast: ['the offer ended on {day}', 'give new days, or take the offer out; until then its page says that it is over'],
  announcementPast: ['the announcement ended on {day}', 'give new days, or delete the file; until then it is not shown'],
  noticePast: ['the notice ended on {moment}', 'delete the file; until then it is not shown'],
  untilTooEarly: ['it is {until}, not after the beginning, {from}', correctOne],
  stayPast: ['{day} is past', 'give new days, or no stay; until then the link opens the engine without dates'],
  noOffer: ['there is no offer “{offer}”', 'give one of {offers}, or null'],
  hiddenAnnouncement: ['{by} is on at the same time, and shows instead', 'give one of the two other days'],
  fewerNightsBooked: ['it asks for {nights} nights, and its button books {booked}', 'correct it, or the nights or the stay of the button'],
  sameBookingDay: ['it holds for bookings from the same day as {@earlier}', 'give another day, or keep one of the two'],
  unanswered: ['the question is not shown: it has no text, and no rule of the stay has the slug {slug}', 'write the answer, or give it the slug of a rule'],
  noFirstTerms: ['no terms hold for who books before the first day that is named', 'add those that held then, without bookedFrom'],
  closedOrMinimum: ['it neither closes its nights nor gives a minimum, or does both', 'set closed to true, or give minNights'],
  overlaps: ['it overlaps with {@earlier}', 'correct the days or the times of one of the two, or make one of them'],
  noRoomCode: ['no room has the code “{room}”', 'give one of {codes}'],
  restrictionPast: ['its last night was {day}', 'take it out; it limits nothing any more'],
  opensAndCloses: ['it opens and closes at {time}', 'open all day is "00:00" to "24:00"; otherwise correct one'],
  opensAtMidnight: ['no day begins at 24:00', 'write "00:00", and the day that follows'],
  onceAndEachYear: ['the first day is “{first}”, the last “{last}”', 'write both with their year, for once, or both as month and day, for each year'],
  servedNowhere: ['no restaurant “{restaurant}” has hours of the service “{service}”', 'use the slug of a restaurant, and a service of its hours'],
  hoursTwice: ['its hours are those of “{restaurant}”, and it has its own too', 'take them out here'],
  closedWithHours: ['it is closed, and has hours', 'take the hours out, or “closed”'],
  neitherClosedNorHours: ['it is not closed, and has no hours', 'set closed to true, or give the hours of these days'],
  closedPlaceNamed: ['it tells when {name} is open, which is closed from {from} to {to}', 'see whether it still holds on those days'],
  exceptionPast: ['it ended on {day} and is not shown any more', 'it may be cleared away'],

  // figures
  tooManyGuests: ['{few} guests, and only {many} in {than}, which takes less room', 'correct one of the two, or say in “acknowledged” why the figure stands'],
  fewestAboveMost: ['the fewest guests, {min}, are more than the most, {max}', correctOne],
  otherFigure: ({ figure, figures, isKnown, accept }: OtherFigure) =>
    isKnown
      ? [`the text says ${figure}, but the fields that it repeats do not`, `write ${figures.join(' or ')}, or correct the field`]
      : [
          `the text says ${figure}, which no field states`,
          `if it is right, add "${accept}" to otherFigures of stay-rules.json${figures.length > 0 ? `; if it is to be what a field states, write ${figures.join(' or ')}` : ''}`,
        ],
  otherAccount: ['it is another account of the network that Instagram is on', 'write {address}, or an address of its own network'],
  restaurantsMiscounted: ({ count, files }: { count: number; files: number }) => [
    `it is ${count}, but restaurants/ has ${counted(files, 'file', 'files')}`,
    `write ${files}, or add the file`,
  ],
  conditionWithoutRule: [
    'it names {figure}, and the offer says so in words alone',
    'give it as data too, in terms, minNights or minimumAge; until then the finder offers the offer to everyone',
  ],
  otherYear: ['it names {named}, but the days of the offer are of {year}', 'name the year of the days, or none'],

  // the hotel
  emptyBadge: ['it has neither lines nor a picture', 'give it one of them, or delete it'],
  noCoordinates: ['they are not given', 'the contact page has no link to a map until they are'],
  companyDetailEmpty: ['it is empty', 'the footer leaves the line out until it is given'],

  // placeholders for the hotel's own content
  standIn: ['it stands in for the hotel’s own', 'replace it and take “illustrative” out'],
  illustrativeClaim: ['what is illustrative promises nothing', 'take it out, or write “illustrative”: false in the entry that the hotel has given'],

  // texts
  fileNameAsAlt: ['“{text}” is the name of a file', 'say what is seen, for guests who do not see it'],
  saysPicture: ['it begins by saying that it is a picture', 'begin with what is seen: screen readers say the rest'],
  repeatsCaption: ['it repeats the caption', 'say what is seen; the caption is read out as well'],
  markup: ({ mark, found }: { mark: Mark; found: string }) => [`${marks[mark][0]} stands in the text at “${found}”`, marks[mark][1]],
  isAddress: ['“{text}” is an address', 'write words; links have fields of their own'],
  isPlaceholder: ['“{text}” is or holds a placeholder', 'write the words that guests shall read'],
  hyphen: ['a hyphen stands for a dash', 'write –, or better a comma or a full stop'],
  straightQuote: ['a straight quotation mark or apostrophe', 'write ’ or “ ”, in French « »'],
  dots: ['three dots', 'write …'],
  spaces: ['two spaces in a row', 'keep one'],
  frenchSpace: ['not the no-break space that ; : ! ? and « » want', 'put U+202F before ; : ! ? and U+00A0 inside « »'],
  noTranslation: ['the translation is missing', 'the Portuguese text shows in its place until it is added'],
  notTranslated: ({ language }: { language: string }) => [
    `no text is in ${languageInEnglish(language)}`,
    'the Portuguese texts show in their place until some are added',
  ],
  messagesMissing: ['{count} words of the interface are missing', 'the Portuguese ones show in their place until they are added'],
} as const satisfies Readonly<Record<string, Message | ((given: never) => Message)>>;
