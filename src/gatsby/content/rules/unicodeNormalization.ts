import { fault } from '../fault';
import { clipped, dotted, stringsOf } from '../json';
import type { Rule } from './rule';

const composed = (words: string): boolean => words === words.normalize('NFC');

/** Texts are in Unicode NFC. Some file systems and programs write NFD, accents apart from letters, which looks the same but is not found by searches. */
export const unicodeNormalization: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    stringsOf(data)
      .filter(({ value }) => !composed(value))
      .map(({ trail, value }) => {
        const word = clipped(value.split(/\s/).find((one) => !composed(one)) ?? value, 40);
        return fault(file, dotted(trail), `“${word}” has its letters and accents apart, so that no search finds it`, 'type the word anew');
      }),
  );
