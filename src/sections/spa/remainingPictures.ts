interface Filed {
  readonly file: { readonly relativePath: string };
}

/** The distinct pictures whose file is not shown elsewhere, since none appears twice on a page. */
export function remainingPictures<Shown extends Filed>(pictures: readonly Shown[], shown: readonly Filed[]): Shown[] {
  const seen = new Set(shown.map(({ file }) => file.relativePath));
  return pictures.filter(({ file: { relativePath } }) => {
    if (seen.has(relativePath)) return false;
    seen.add(relativePath);
    return true;
  });
}
