// The caches of the service worker. A change of a cache's content gives it a new name: caches with other names are deleted, also those of earlier sites here.

export const cacheNames = {
  /** HTML and data of pages (cachedPages.ts). */
  pages: 'pages-1',
  /** Scripts, styles, texts, icons, fonts (cachedFiles.ts). */
  files: 'files-1',
  /** cachedPictures.ts */
  pictures: 'pictures-1',
  shown: 'shown-1',
} as const;

export async function deleteOtherCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  await Promise.all((await caches.keys()).filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

/** A response may vary with headers that do not matter here, such as the encoding. */
export const matchOptions: CacheQueryOptions = { ignoreVary: true };
