/** Something wrong with a content file, in words for the person who edits it. */
export interface Fault {
  /** `fault` stops the build; `warning` is worth correcting; `note` only informs. */
  readonly level: 'fault' | 'warning' | 'note';
  /** Path of the file or folder, from the project's folder. */
  readonly file: string;
  /** Dotted name of the field, empty for the whole file. */
  readonly field: string;
  /** What is wrong. */
  readonly problem: string;
  /** What to do. */
  readonly remedy: string;
}

type Report = (file: string, field: string, problem: string, remedy: string) => Fault;

const report =
  (level: Fault['level']): Report =>
  (file, field, problem, remedy) => ({ level, file, field, problem, remedy });

/** Makes a fault of that level: `fault(file, field, problem, remedy)`. */
export const fault = report('fault');
export const warning = report('warning');
export const note = report('note');

const marks: Readonly<Record<Fault['level'], string>> = { fault: '✗', warning: '!', note: 'i' };

const groupByFile = (faults: readonly Fault[]): Map<string, Fault[]> => {
  const groups = new Map<string, Fault[]>();
  for (const one of faults) groups.set(one.file, [...(groups.get(one.file) ?? []), one]);
  return groups;
};

/** Formats faults for people: one line each, grouped by file. */
export const describeFaults = (faults: readonly Fault[]): string =>
  [...groupByFile(faults)]
    .map(([file, list]) =>
      [file, ...list.map(({ level, field, problem, remedy }) => `  ${marks[level]} ${field ? `${field}: ` : ''}${problem}; ${remedy}`)].join('\n'),
    )
    .join('\n');

/** Places listed for each kind of problem. */
const listedPlaces = 4;

/** Formats faults for the log of a build: one line for each kind of problem, with the first of its places. */
export function describeBriefly(faults: readonly Fault[]): string {
  const places = new Map<string, string[]>();
  for (const { file, field, problem } of faults) {
    const kind = problem.replace(/^\d+ /, '');
    places.set(kind, [...(places.get(kind) ?? []), [file, field].filter(Boolean).join(' ')]);
  }
  return [...places]
    .map(([kind, all]) => `  ${kind}: ${all.slice(0, listedPlaces).join(', ')}${all.length > listedPlaces ? ` and ${all.length - listedPlaces} more` : ''}`)
    .join('\n');
}
