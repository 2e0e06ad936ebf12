import { note } from '../fault';
import { filesOf, type Rule } from './rule';

/** Company details that the law requires and the hotel has not given yet (docs/hotel-rules.md 15.1). */
export const companyDetails: Rule = (content) =>
  filesOf(content, 'Hotel').flatMap(({ file, data }) =>
    Object.entries(data.legal)
      .filter(([, value]) => value === '')
      .map(([key]) => note(file, `legal.${key}`, 'it is empty', 'the footer leaves the line out until it is given')),
  );
