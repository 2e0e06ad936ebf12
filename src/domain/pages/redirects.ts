import { languages } from '../../site';
import { localizedPath } from '../i18n/localizedPath';
import { resortPath, roomPath, spacePath } from './addresses';

/** Rooms and event spaces that had a fact sheet, and their slugs then. The pages print by themselves now. */
const rooms = ['standard', 'premium', 'premiumSuperior', 'luxo', 'luxoVaranda', 'master', 'suiteMasterI', 'suiteMasterII', 'chale'];
const spaces = [
  ['convention-center', 'exposition-center', 'inconfidencia-hall', 'noble-hall', 'ouro-preto-hall', 'tapuia-hall', 'tupi-hall'],
  ['enseada-space', 'lobby-lounge', 'marina-village', 'thai-lounge'],
].flat();

/** Addresses that moved permanently, without language: docs/hotel-rules.md 11.9. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/family-plan-kids', '/family-plan'],
  ['/fichas/hotel', resortPath],
  ...rooms.map((slug) => [`/fichas/quartos/${slug}`, roomPath(slug)] as const),
  ...spaces.map((slug) => [`/fichas/espacos/${slug}`, spacePath(slug)] as const),
];

/** Every permanent redirect, in each language. */
export const redirects = moved.flatMap(([from, to]) =>
  languages.map((language) => ({ from: localizedPath(from, language), to: localizedPath(to, language), language })),
);
