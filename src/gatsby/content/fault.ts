/** Something wrong with a content file, in words for the person who edits it. */
export interface Fault {
  /** `fault` stops the build; `warning` is worth mending; `note` only informs. */
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

const marks: Readonly<Record<Fault['level'], string>> = { fault: '✗', warning: '!', note: 'i' };

const groupByFile = (faults: readonly Fault[]): Map<string, Fault[]> => {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.file, [...(groups.get(fault.file) ?? []), fault]);
  return groups;
};

/** Writes faults for people: one line each, grouped by file. */
export const describeFaults = (faults: readonly Fault[]): string =>
  [...groupByFile(faults)]
    .map(([file, list]) =>
      [file, ...list.map(({ level, field, problem, remedy }) => `  ${marks[level]} ${field ? `${field}: ` : ''}${problem}; ${remedy}`)].join('\n'),
    )
    .join('\n');
