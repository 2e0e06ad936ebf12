import type { Language } from '../../../src/site';
import { contentFile } from './contentFile';

type Words = Readonly<Record<Language, string>>;
interface Link {
  readonly path: string;
  readonly label: Words;
}

const navigation = contentFile<{
  readonly menu: readonly (readonly (Link & { readonly collapsedLabel: Words })[])[];
  readonly footer: readonly { readonly entries: readonly Link[] }[];
}>('navigation.json');
const menu = navigation.menu.flat();

/** The paths of the menu's links, in order. */
export const menuPaths = menu.map(({ path }) => path);

function found(label: Words | undefined, path: string, language: Language): string {
  if (!label) throw new Error(`No link leads to ${path}.`);
  // names are compared with plain spaces
  return label[language].replaceAll('\u00a0', ' ');
}

/** The labels of a page's link, as accessible names have them. */
export const menuLabel = (language: Language, path: string): string => found(menu.find((link) => link.path === path)?.label, path, language);
export const collapsedLabel = (language: Language, path: string): string => found(menu.find((link) => link.path === path)?.collapsedLabel, path, language);
export const footerLabel = (language: Language, path: string): string =>
  found(navigation.footer.flatMap(({ entries }) => entries).find((link) => link.path === path)?.label, path, language);
