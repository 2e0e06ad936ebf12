interface Filed {
  readonly file: { readonly relativePath: string };
}

/** Maximum number of pictures of a place. */
const each = 2;

/**
 * Distributes pictures so that none appears twice on the page: first one for each place in turn, the first in its list that is still unused, then a second.
 * @param elsewhere pictures in other sections of the page
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
