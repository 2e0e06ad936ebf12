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

/** The entries of a list by a key, each key at the place of its first entry. */
export function grouped<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of list) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** Formats faults for people: one line each, grouped by file. */
export const describeFaults = (faults: readonly Fault[]): string =>
  [...grouped(faults, ({ file }) => file)]
    .map(([file, list]) =>
      [file, ...list.map(({ level, field, problem, remedy }) => `  ${marks[level]} ${field ? `${field}: ` : ''}${problem}; ${remedy}`)].join('\n'),
    )
    .join('\n');

/** Places listed for each kind of problem. */
const listedPlaces = 4;

/** Formats faults for the log of a build: one line for each kind of problem, with the first of its places. */
export const describeBriefly = (faults: readonly Fault[]): string =>
  [...grouped(faults, ({ problem }) => problem.replace(/^\d+ /, ''))]
    .map(([kind, all]) => {
      const places = all.slice(0, listedPlaces).map(({ file, field }) => [file, field].filter(Boolean).join(' '));
      return `  ${kind}: ${places.join(', ')}${all.length > listedPlaces ? ` and ${all.length - listedPlaces} more` : ''}`;
    })
    .join('\n');
