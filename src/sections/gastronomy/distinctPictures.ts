interface Filed {
  readonly file: { readonly relativePath: string };
}

/** Pictures that a place shows at most. */
const each = 2;

/**
 * The pictures of each place, so that none stands twice on the page: first one for each place in turn, its most telling that is still free, then a second.
 * @param elsewhere pictures that the page shows in other sections
 */
export function distinctPictures<Shown extends Filed>(
  places: readonly { readonly slug: string; readonly pictures: readonly Shown[] }[],
  elsewhere: readonly Filed[],
): ReadonlyMap<string, readonly Shown[]> {
  const taken = new Set(elsewhere.map(({ file }) => file.relativePath));
  const chosen = new Map<string, Shown[]>(places.map(({ slug }) => [slug, []]));
  for (let round = 0; round < each; round += 1)
    for (const { slug, pictures } of places) {
      const free = pictures.find(({ file }) => !taken.has(file.relativePath));
      if (!free) continue;
      taken.add(free.file.relativePath);
      chosen.get(slug)?.push(free);
    }
  return chosen;
}
