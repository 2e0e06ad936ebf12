/**
 * Gives each list of options one that nobody else has, the first wherever that is possible; null for a list that goes without.
 * Earlier lists give way only where a later one would get nothing (bipartite matching by augmenting paths).
 * @param options for each chooser, its options in order of preference
 * @param taken options that are given away already
 */
export function distinctChoices(options: readonly (readonly string[])[], taken: readonly string[] = []): (string | null)[] {
  const ownerOf = new Map<string, number>();
  const settle = (chooser: number, tried: Set<string>): boolean => {
    for (const option of options[chooser] ?? []) {
      if (tried.has(option) || taken.includes(option)) continue;
      tried.add(option);
      const owner = ownerOf.get(option);
      if (owner !== undefined && !settle(owner, tried)) continue;
      ownerOf.set(option, chooser);
      return true;
    }
    return false;
  };
  options.forEach((_, chooser) => settle(chooser, new Set()));
  const optionOf = new Map([...ownerOf].map(([option, chooser]) => [chooser, option]));
  return options.map((_, chooser) => optionOf.get(chooser) ?? null);
}
