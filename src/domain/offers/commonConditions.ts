interface WithConditions {
  /** Its own page, which has its conditions. */
  readonly path: string | null;
  readonly conditions: readonly string[];
}

/** The conditions of offers without a page that several of the offers have, in order: where all of them are listed, these are said once. */
export function commonConditions(offers: readonly WithConditions[]): string[] {
  const ofThose = new Set(offers.filter(({ path }) => !path).flatMap(({ conditions }) => conditions));
  return [...ofThose].filter((condition) => offers.filter(({ conditions }) => conditions.includes(condition)).length > 1);
}
