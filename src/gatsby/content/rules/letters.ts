import { clipped, dotted, stringsOf } from '../json';
import type { Rule } from './rule';

const composed = (words: string): boolean => words === words.normalize('NFC');

/** Letters come with their accents in one character: some disks and programs write them apart (NFD), which looks the same and no search finds. */
export const letters: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    stringsOf(data)
      .filter(({ value }) => !composed(value))
      .map(({ trail, value }) => ({
        level: 'fault' as const,
        file,
        field: dotted(trail),
        problem: `“${clipped(value.split(/\s/).find((word) => !composed(word)) ?? value, 40)}” has its letters and accents apart, so that no search finds it`,
        remedy: 'type the word anew',
      })),
  );
