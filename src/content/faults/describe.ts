import { fieldInPortuguese } from '../fieldLabels';
import { grouped } from '../grouped';
import { kindOfFile } from '../kinds';
import { english, type Catalogue, type Names, type Message } from './english';
import type { Fault, Problem } from './fault';
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

function messageOf(catalogue: Catalogue, problem: Problem, names: Names): Message {
  const message = catalogue[problem.code] as Message | ((parameters: Problem, names: Names) => Message);
  return typeof message === 'function' ? message(problem, names) : message;
}

function described({ level, file, field, ...problem }: Fault, catalogue: Catalogue, names: Names): DescribedFault {
  const [wrong, remedy] = messageOf(catalogue, problem, names);
  const accept = problem.code === 'otherFigure' ? problem.accept : undefined;
  return { level, file, field: names.field(field), path: field, problem: wrong, remedy, accept };
}

/** A fault in English for developers, with field names as in the file. */
export const inEnglish = (one: Fault): DescribedFault => described(one, english, { field: (path) => path });

/** A fault in Portuguese for marketers, with field labels as at the desk. */
export const inPortuguese = (one: Fault): DescribedFault => described(one, portuguese, { field: (path) => fieldInPortuguese(kindOfFile(one.file), path) });

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
