import type { Catalogue, Names, Message } from './english';

type Parameters<Code extends keyof Catalogue> = Catalogue[Code] extends (parameters: infer Given, names: Names) => Message ? Given : object;

/** What is wrong: a code with its parameters. Each language has a catalogue of messages. */
export type Problem = { [Code in keyof Catalogue]: { readonly code: Code } & Readonly<Parameters<Code>> }[keyof Catalogue];

export type Fault = Problem & {
  /** `fault` stops the build; `warning` should be corrected; `note` only informs. */
  readonly level: 'fault' | 'warning' | 'note';
  /** Path of the file or folder, from the project's folder. */
  readonly file: string;
  /** Dotted name of the field, empty for the whole file. */
  readonly field: string;
};

const report =
  (level: Fault['level']) =>
  (file: string, field: string, problem: Problem): Fault => ({ level, file, field, ...problem });

/** Makes a fault of that level: `fault(file, field, { code: 'noOffer', … })`. */
export const fault = report('fault');
export const warning = report('warning');
export const note = report('note');
