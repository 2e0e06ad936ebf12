import { z } from 'zod';
import { hotelFolder } from '../hotel';
import { announcement } from './kinds/announcement';
import { eventSpace } from './kinds/eventSpace';
import { album, film, resortDay, spaSubject } from './kinds/gallery';
import { hotel } from './kinds/hotel';
import type { Kind } from './kinds/kind';
import { navigation } from './kinds/navigation';
import { notice } from './kinds/notice';
import { offer } from './kinds/offer';
import { packages } from './kinds/packages';
import { pageText } from './kinds/pageText';
import { bar, meal, facility, restaurant } from './kinds/place';
import { plainPage } from './kinds/plainPage';
import { resortMap } from './kinds/resortMap';
import { room } from './kinds/room';
import { stayRules } from './kinds/stayRules';
import { theme } from './kinds/theme';

export type { Kind };

/** Every kind of content by its GraphQL type: the one source for validation, types, GraphQL, code editors and the menu of the editing desk, in this order. */
export const kinds = {
  Hotel: hotel,
  Theme: theme,
  StayRules: stayRules,
  Navigation: navigation,
  Packages: packages,
  Room: room,
  Offer: offer,
  Announcement: announcement,
  Notice: notice,
  Restaurant: restaurant,
  Bar: bar,
  Meal: meal,
  Facility: facility,
  ResortDay: resortDay,
  SpaSubject: spaSubject,
  EventSpace: eventSpace,
  Album: album,
  Film: film,
  ResortMap: resortMap,
  PlainPage: plainPage,
  PageText: pageText,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** The data of a file of a kind. */
export type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]['schema']>;

/** The kind of the files in a content folder, or of one file. */
export const kindBySource = new Map<string, KindName>(Object.entries(kinds).map(([name, { source }]) => [source, name as KindName]));

/** The kind of a content file, by its path from the project's folder. */
export function kindOfFile(file: string): KindName | undefined {
  const within = file.slice(hotelFolder.length + 1);
  return file === `${hotelFolder}/${within}` ? kindBySource.get(within.split('/')[0] ?? '') : undefined;
}

/** The kinds that can be on the map of the resort: a place on the map refers to such a file by its slug. */
export const placesOnMap = ['Restaurant', 'Bar', 'Meal', 'Facility', 'EventSpace', 'Room'] as const satisfies readonly KindName[];

/** Address of the JSON Schema, relative to a file of the kind. */
const schemaAddress = (kind: KindName): string => `${kinds[kind].source.endsWith('.json') ? '.' : '..'}/.schema/${kind}.json`;

/** Whether files of a kind can be added, archived and deleted: not single files, nor the texts of pages, which are code. */
export const mayBeDeleted = (kind: KindName): boolean => kind !== 'PageText' && !kinds[kind].source.endsWith('.json');

const archived = z
  .boolean()
  .optional()
  .meta({ value: 'archived', description: 'Whether it is off the site: it stays on file, and no page, link or list has it', label: 'Fora do ar' });

const schemas = new Map<KindName, z.ZodObject>();

/** The schema of a file: that of its kind, whether it is archived, and the address of the JSON Schema for code editors. */
export function fileSchema(kind: KindName): z.ZodObject {
  const schema =
    schemas.get(kind) ??
    z.strictObject({ ...(mayBeDeleted(kind) && { archived }), ...kinds[kind].schema.shape, $schema: z.literal(schemaAddress(kind)).optional() });
  schemas.set(kind, schema);
  return schema;
}
