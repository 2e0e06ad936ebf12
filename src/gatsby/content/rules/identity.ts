import { filesOf, type Rule } from './rule';

/** What the law asks for and the hotel has not given yet (docs/hotel-rules.md 15.1). */
export const identity: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data }) =>
    Object.entries(data.legal)
      .filter(([, value]) => value === '')
      .map(([key]) => ({
        level: 'note' as const,
        file,
        field: `legal.${key}`,
        problem: 'it is empty',
        remedy: 'the footer leaves the line out until it is given',
      })),
  );
