interface LabelledLink {
  readonly path: string;
  readonly label: string;
}

/** The links of menu and footer, in one language. */
interface Navigation {
  readonly menu: readonly (readonly LabelledLink[])[];
  readonly footer: readonly { readonly entries: readonly LabelledLink[] }[];
}

/** The name of a page, as footer or menu link to it; null where neither does. */
export const nameOfPage = ({ menu, footer }: Navigation, path: string): string | null =>
  [...footer.flatMap(({ entries }) => entries), ...menu.flat()].find((link) => link.path === path)?.label ?? null;
