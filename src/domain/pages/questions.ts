/** A question of guests with its answer. */
export interface Question<Section> {
  readonly section: Section;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/**
 * The questions of the page of questions with their answers: a section's own text, or that of the stay rule with its slug, so that a rule is written once. A
 * section with neither is left out.
 */
export const questionsOf = <Section extends { readonly slug: string; readonly text: readonly string[] }>(
  sections: readonly Section[],
  rules: readonly { readonly slug: string; readonly text: string }[],
): Question<Section>[] =>
  sections
    .map((section) => ({ section, answer: section.text.length > 0 ? section.text : rules.flatMap(({ slug, text }) => (slug === section.slug ? [text] : [])) }))
    .filter(({ answer }) => answer.length > 0);
