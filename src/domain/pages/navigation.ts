import { addressOfPage } from './addresses';

interface LinkWithLabel<Label> {
  readonly path: string;
  readonly label: Label;
}

/** The links of menu and footer. */
interface Navigation<Label> {
  readonly menu: readonly (readonly LinkWithLabel<Label>[])[];
  readonly footer: readonly { readonly entries: readonly LinkWithLabel<Label | null>[] }[];
}

/** The name of a page, as footer or menu link to it; null where neither does. */
export const nameOfPage = <Label>({ menu, footer }: Navigation<Label>, path: string): Label | null =>
  [...footer.flatMap(({ entries }) => entries), ...menu.flat()].find((link) => link.path === path)?.label ?? null;

/** The links of the footer to pages that the menu does not lead to. */
export const linksBesideMenu = <Label>({ menu, footer }: Navigation<Label>): LinkWithLabel<Label | null>[] =>
  footer.flatMap(({ entries }) => entries).filter(({ path }) => !menu.flat().some((link) => link.path === path));

/** The name of a group of the menu, counted from 0, as plain pages give it for the place of their link. */
export const menuGroup = (index: number): string => `menu-${index + 1}`;

interface PageWithLink<Label> {
  readonly slug: string;
  /** `in` is a group of the menu, or the slug of a column of the footer. */
  readonly link?: { readonly in: string; readonly label: Label } | null;
}
interface WholeNavigation<Label> {
  readonly menu: readonly (readonly (LinkWithLabel<Label> & { readonly collapsedLabel: Label })[])[];
  readonly footer: readonly { readonly slug: string; readonly entries: readonly { readonly path: string; readonly label?: Label | null | undefined }[] }[];
}

/** Menu and footer with the links of plain pages, each the last one in the place that it names, unless that leads to it already. A link of the footer without words has those of the menu. */
export function withPlainPages<Label, Navigation extends WholeNavigation<Label>>(navigation: Navigation, pages: readonly PageWithLink<Label>[]) {
  const more = (place: string, links: readonly { readonly path: string }[]) =>
    pages.flatMap(({ slug, link }) => {
      const path = addressOfPage(slug);
      return link?.in === place && !links.some((one) => one.path === path) ? [{ path, label: link.label, collapsedLabel: link.label }] : [];
    });
  const menu = navigation.menu.map((group, index) => [...group, ...more(menuGroup(index), group)]);
  return {
    ...navigation,
    menu,
    footer: navigation.footer.map((column) => ({
      ...column,
      entries: [...column.entries, ...more(column.slug, column.entries)].map((link) => ({
        ...link,
        label: link.label ?? menu.flat().find(({ path }) => path === link.path)?.label ?? null,
      })),
    })),
  };
}
