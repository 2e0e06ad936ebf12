export interface Question<Section> {
  readonly section: Section;
  readonly answer: readonly string[];
}

interface QuestionSection {
  readonly slug: string;
  readonly text: readonly string[];
}

type Rules = readonly { readonly slug: string; readonly text: string }[];

/**
 * The questions of the questions page with their answers: the section's text, or that of the stay rule with its slug, so that a rule is written once. A section
 * with neither is omitted.
 */
export const questionsOf = <Section extends QuestionSection>(sections: readonly Section[], rules: Rules): Question<Section>[] =>
  sections
    .map((section) => ({ section, answer: section.text.length > 0 ? section.text : rules.flatMap(({ slug, text }) => (slug === section.slug ? [text] : [])) }))
    .filter(({ answer }) => answer.length > 0);

export interface QuestionGroup<Section> {
  readonly id: string;
  /** null before the first named group. */
  readonly name: string | null;
  readonly questions: readonly Question<Section>[];
}

/** The same in groups: one begins with each section that names it. */
export function questionGroups<Section extends QuestionSection & { readonly group: string | null }>(
  sections: readonly Section[],
  rules: Rules,
): QuestionGroup<Section>[] {
  const starts = sections.flatMap(({ group }, index) => (group || index === 0 ? [index] : []));
  return starts
    .map((start, index) => ({
      id: `grupo-${sections[start]?.slug}`,
      name: sections[start]?.group ?? null,
      questions: questionsOf(sections.slice(start, starts[index + 1]), rules),
    }))
    .filter(({ questions }) => questions.length > 0);
}
