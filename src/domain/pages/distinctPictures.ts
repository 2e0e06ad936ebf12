interface PictureOfFile {
  readonly file: { readonly relativePath: string };
}

/** Pictures that other sections of a page show; null for a section without one. */
export type ShownElsewhere = readonly (PictureOfFile | null)[];

/** One picture for each place: its first that neither another section nor an earlier place shows. */
export function distinctPictures<Picture extends PictureOfFile>(places: readonly { readonly pictures: readonly Picture[] }[], elsewhere: ShownElsewhere) {
  const shown = new Set(elsewhere.map((picture) => picture?.file.relativePath));
  return places.map(({ pictures }): Picture | undefined => {
    const picture = pictures.find(({ file }) => !shown.has(file.relativePath));
    shown.add(picture?.file.relativePath);
    return picture;
  });
}
