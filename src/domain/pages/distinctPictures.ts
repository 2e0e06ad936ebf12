interface PictureOfFile {
  readonly file: { readonly relativePath: string };
}

/** Pictures that other sections of a page show; null for a section without one. */
export type ShownElsewhere = readonly (PictureOfFile | null)[];

/** The pictures that a page does not show yet, each once: none stands twice on a page. */
export function remainingPictures<Picture extends PictureOfFile>(pictures: readonly Picture[], shownElsewhere: ShownElsewhere): Picture[] {
  const shown = new Set(shownElsewhere.map((picture) => picture?.file.relativePath));
  return pictures.filter(({ file: { relativePath } }) => {
    const isNew = !shown.has(relativePath);
    shown.add(relativePath);
    return isNew;
  });
}

/**
 * One picture for each of several places: its first that neither another section nor a place before it shows; undefined where there is none.
 * @param lists the pictures of each place, in order of preference
 */
export function distinctPictures<Picture extends PictureOfFile>(
  lists: readonly (readonly Picture[])[],
  shownElsewhere: ShownElsewhere,
): (Picture | undefined)[] {
  const shown = [...shownElsewhere];
  return lists.map((pictures) => {
    const picture = remainingPictures(pictures, shown)[0];
    if (picture) shown.push(picture);
    return picture;
  });
}
