/** Where an offer is told: on its own page, or at its place among the unique experiences. */
export const pageOfOffer = ({ path, slug }: { readonly path: string | null; readonly slug: string }): string => path ?? `/experiencias-unicas#${slug}`;
