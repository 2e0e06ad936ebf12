import { addressOfPage } from './addresses';

interface LinkWithLabel<Label> {
  readonly path: string;
  readonly label: Label;
}

interface Navigation<Label> {
  readonly menu: readonly (readonly LinkWithLabel<Label>[])[];
  readonly footer: readonly { readonly entries: readonly LinkWithLabel<Label | null>[] }[];
}

/** The name of a page in the footer or menu; null if neither links to it. */
export const nameOfPage = <Label>({ menu, footer }: Navigation<Label>, path: string): Label | null =>
  [...footer.flatMap(({ entries }) => entries), ...menu.flat()].find((link) => link.path === path)?.label ?? null;

/** The footer links to pages that are not in the menu. */
export const linksBesideMenu = <Label>({ menu, footer }: Navigation<Label>): LinkWithLabel<Label | null>[] =>
  footer.flatMap(({ entries }) => entries).filter(({ path }) => !menu.flat().some((link) => link.path === path));

/** The name of a menu group, by its index from 0, as plain pages use it for the place of their link. */
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

/** Menu and footer with the links of plain pages, each last in its place, unless that already has it. A footer link without text uses the menu's. */
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
