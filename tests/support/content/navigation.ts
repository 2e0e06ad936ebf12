import { nameOfPage, withPlainPages } from '../../../src/domain/pages/navigation';
import type { Language } from '../../../src/site';
import { contentOf, said } from './hotel';

const navigation = contentOf('Navigation').map((one) => withPlainPages(one, contentOf('PlainPage')))[0];
const menu = navigation?.menu.flat() ?? [];

/** The paths of the menu's links, in order. */
export const menuPaths = menu.map(({ path }) => path);

/** The name of a page that menu or footer lead to. */
export const pageName = (language: Language, path: string): string => said(navigation && nameOfPage(navigation, path), language);

/** The labels of a link of the menu, as accessible names have them. */
export const menuLabel = (language: Language, path: string): string => said(menu.find((link) => link.path === path)?.label, language);
export const collapsedLabel = (language: Language, path: string): string => said(menu.find((link) => link.path === path)?.collapsedLabel, language);
