/** Services that go by the name of the place itself: for them it opens its doors. Monitors and day use go beside them. */
export const ownServices: readonly string[] = ['open', 'park'];
