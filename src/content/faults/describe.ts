import { shownDay } from '../../domain/i18n/brazilianDay';
import { formatBrazilianNumber } from '../../domain/i18n/brazilianNumber';
import { didYouMean } from '../closest';
import { fieldInPortuguese } from '../fieldLabels';
import { grouped } from '../grouped';
import { kindOfFile } from '../kinds';
import { english, type Message } from './english';
import type { Catalogue, Fault, Problem } from './fault';
import { portuguese } from './portuguese';

/** A fault as text. */
export interface DescribedFault extends Pick<Fault, 'level' | 'file' | 'field'> {
  /** The path of the field in the file: `rules.4.text.pt`. `field` is its name for people. */
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
  /** The value for `otherFigures` of the stay rules that accepts the figure. */
  readonly accept?: string;
}

interface Words {
  readonly messages: Catalogue;
  readonly value: (value: string | number) => string;
  readonly field: (path: string, file: string) => string;
  readonly meant: (near: string) => string;
}

const described =
  ({ messages, value, field: nameOf, meant }: Words) =>
  ({ level, file, field, ...problem }: Fault): DescribedFault => {
    const message = messages[problem.code] as Message | ((given: Problem) => Message);
    const parameters = problem as unknown as Readonly<Record<string, string | number | readonly string[]>>;
    const filled = (text: string): string =>
      text.replace(/\{(@?)(\w+)\}/g, (_, isField: string, name: string) =>
        [parameters[name] ?? '']
          .flat()
          .map((one) => (isField ? nameOf(String(one), file) : value(one)))
          .join(', '),
      );
    const [wrong, remedy] = typeof message === 'function' ? message(problem) : message.map(filled);
    const accept = problem.code === 'otherFigure' ? problem.accept : undefined;
    return { level, file, field: nameOf(field, file), path: field, problem: wrong, remedy: problem.near ? meant(problem.near) : remedy, accept };
  };

/** A fault in English for developers, with field names as in the file. */
export const inEnglish = described({ messages: english, value: String, field: (path) => path, meant: didYouMean });

/** A fault in Portuguese for marketers, with field labels as at the desk. */
export const inPortuguese = described({
  messages: portuguese,
  value: (value) => (typeof value === 'number' ? formatBrazilianNumber(value) : shownDay(value)),
  field: (path, file) => fieldInPortuguese(kindOfFile(file), path),
  meant: (near) => `seria “${near}”?`,
});

const marks: Readonly<Record<Fault['level'], string>> = { fault: '✗', warning: '!', note: 'i' };

/** Formats faults for developers: one line each, grouped by file. */
export const describeFaults = (faults: readonly Fault[]): string =>
  [...grouped(faults.map(inEnglish), ({ file }) => file)]
    .map(([file, list]) =>
      [file, ...list.map(({ level, field, problem, remedy }) => `  ${marks[level]} ${field ? `${field}: ` : ''}${problem}; ${remedy}`)].join('\n'),
    )
    .join('\n');

/** Places listed for each kind of problem. */
const listedPlaces = 4;

/** Formats faults for the log of a build: one line for each kind of problem, after the first of its places. */
export const describeBriefly = (faults: readonly Fault[]): string =>
  [...grouped(faults.map(inEnglish), ({ problem }) => problem.replace(/^\d+ /, ''))]
    .map(([kind, all]) => {
      const places = all.slice(0, listedPlaces).map(({ file, field }) => [file, field].filter(Boolean).join(' '));
      return `  ${places.join(', ')}${all.length > listedPlaces ? ` and ${all.length - listedPlaces} more` : ''}: ${kind}`;
    })
    .join('\n');
