/** Headers of the answers to some addresses: the form that all hosts' files are written from. */
export interface HeaderRule {
  /** Address below the site, without query; one `*` stands for any characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether its headers stand in place of those that wider rules give, also on hosts that would join both. */
  readonly inPlace?: boolean;
}

/** Whether a rule is for an address. */
export function isFor({ path }: HeaderRule, address: string): boolean {
  const [start = '', end] = path.split('*');
  return end === undefined ? address === path : address.length >= path.length - 1 && address.startsWith(start) && address.endsWith(end);
}

/** The headers of an address: of all rules for it, the last one holds where several set the same. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => isFor(rule, address)).map(({ headers }) => headers)) as Record<string, string>;
