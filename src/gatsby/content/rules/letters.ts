import { fault } from '../fault';
import { clipped, dotted, stringsOf } from '../json';
import type { Rule } from './rule';

const composed = (words: string): boolean => words === words.normalize('NFC');

/** Letters come with their accents in one character: some disks and programs write them apart (NFD), which looks the same and no search finds. */
export const letters: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    stringsOf(data)
      .filter(({ value }) => !composed(value))
      .map(({ trail, value }) => {
        const word = clipped(value.split(/\s/).find((one) => !composed(one)) ?? value, 40);
        return fault(file, dotted(trail), `“${word}” has its letters and accents apart, so that no search finds it`, 'type the word anew');
      }),
  );
