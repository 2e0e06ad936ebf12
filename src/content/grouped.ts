/** The entries of a list by a key, in the order of the first entry of each key. */
export function grouped<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, [Entry, ...Entry[]]> {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of list) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}
