import fs from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '../../../site';
import { fault, type Fault } from '../fault';
import { isObject, type Json } from '../json';
import { filesOf, type Rule } from './rule';

/** Entries of menu and footer have labels in `locales/`, by slug: without one the key would show. A test checks that the other languages have the same keys as Portuguese. */
export const navigationWords: Rule = (content) => {
  const wordsOf = (namespace: string, group?: string): Json => {
    const words = JSON.parse(fs.readFileSync(path.join(content.root, 'locales', defaultLanguage, `${namespace}.json`), 'utf8')) as Json;
    return group && isObject(words) ? (words[group] ?? {}) : words;
  };
  const [menu, drawer, columns, links] = [wordsOf('menu'), wordsOf('drawer'), wordsOf('footer', 'columns'), wordsOf('footer', 'links')];
  return filesOf(content, 'Navigation').flatMap(({ file, data }) => {
    const label = (words: Json, namespace: string, slug: string, field: string): Fault[] =>
      isObject(words) && Object.hasOwn(words, slug)
        ? []
        : [fault(file, field, `“${slug}” has no label`, `add one to ${namespace}.json of each language in locales/`)];
    return [
      ...data.menu.flatMap((group, side) =>
        group.flatMap(({ slug }, index) => [
          ...label(menu, 'menu', slug, `menu.${side}.${index}.slug`),
          ...label(drawer, 'drawer', slug, `menu.${side}.${index}.slug`),
        ]),
      ),
      ...data.footer.flatMap((column, side) => [
        ...label(columns, 'footer', column.slug, `footer.${side}.slug`),
        ...column.entries.flatMap(({ slug }, index) => label(links, 'footer', slug, `footer.${side}.entries.${index}.slug`)),
      ]),
    ];
  });
};
