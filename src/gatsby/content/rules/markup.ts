import { fault } from '../fault';
import { dotted, stringsOf } from '../json';
import type { Rule } from './rule';

/** Markup that readers would see as typed. Each pattern matches a few neighbouring characters only, so that long texts take linear time. */
const marks: readonly (readonly [mark: RegExp, name: string, remedy: string])[] = [
  [/<[a-z!/]/i, 'an HTML tag', 'write the words alone; the page sets them'],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i, 'an HTML entity', 'write the character itself'],
  [/\]\(/, 'a Markdown link', 'write the words alone; links have fields of their own'],
  [/\*\*|__|`|^#{1,6} /, 'Markdown', 'write the words alone; the page sets them'],
  [/\{\{|\$t\(/, 'a placeholder', 'write the words themselves'],
  [/[\p{Cc}\u2028\u2029]/u, 'a line break or another control character', 'make it one paragraph; a second one is an entry of its own'],
  [/[\p{Cs}\p{Co}\uFFFD\uFEFF\u200B\u202A-\u202E\u2066-\u2069]/u, 'an invisible or broken character', 'type the words anew'],
];

const isAddress = (value: string): boolean => /^https?:\/\//.test(value);

/** Texts contain no markup, which would be shown as typed. */
export const markup: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    stringsOf(data).flatMap(({ trail, value }) =>
      isAddress(value)
        ? []
        : marks.flatMap(([mark, name, remedy]) => {
            const at = value.search(mark);
            if (at < 0) return [];
            return [fault(file, dotted(trail), `${name} stands in the text at “${value.slice(at, at + 20)}”`, remedy)];
          }),
    ),
  );
