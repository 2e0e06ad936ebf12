/**
 * Assigns each chooser an option that no other has, preferably its first; null for a chooser that gets none.
 * An earlier chooser gets another option only where a later one would get none (bipartite matching by augmenting paths).
 * @param options for each chooser, its options in order of preference
 * @param taken options that are not available
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
