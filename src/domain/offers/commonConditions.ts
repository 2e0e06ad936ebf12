/** Conditions shared by several offers without a page, in order: a list of all offers shows these once. */
export function commonConditions(offers: readonly { path: string | null; conditions: readonly string[] }[]): string[] {
  const ofThose = new Set(offers.filter(({ path }) => !path).flatMap(({ conditions }) => conditions));
  return [...ofThose].filter((condition) => offers.filter(({ conditions }) => conditions.includes(condition)).length > 1);
}
