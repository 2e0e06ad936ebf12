/** Response headers for some addresses; the files for all hosts are written from these rules. */
export interface HeaderRule {
  /** Address below the site, without query; one `*` stands for any characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether its headers replace those of wider rules, also on hosts that would otherwise join both. */
  readonly overrides?: boolean;
}

/** Whether a rule applies to an address. */
export function isFor({ path }: HeaderRule, address: string): boolean {
  const [start = '', end] = path.split('*');
  return end === undefined ? address === path : address.length >= path.length - 1 && address.startsWith(start) && address.endsWith(end);
}

/** The headers of an address. Where several rules set the same header, the last one wins. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => isFor(rule, address)).map(({ headers }) => headers)) as Record<string, string>;
