import type { english, Message } from './english';

type Messages = typeof english;
export type Code = keyof Messages;

/** The names in a message: those of `{slug} is {@other}` are `slug` and `other`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `@${infer Field}` ? Field : Name) | NamesIn<Rest>
  : never;

type Parameters<Entry> = Entry extends (given: infer Given) => Message
  ? Given
  : Entry extends readonly [infer Problem extends string, infer Remedy extends string]
    ? { [Name in Exclude<NamesIn<Problem | Remedy>, ' '>]: string | number | readonly string[] }
    : never;

/** What is wrong: a code with its parameters. Each language has a catalogue of messages. */
export type Problem = {
  [One in Code]: Readonly<Parameters<Messages[One]>> & {
    readonly code: One;
    /** The name that was probably meant, which is then the remedy. */
    readonly near?: string | undefined;
  };
}[Code];

/** The messages of the check in another language: a missing message, or one without a code, does not compile. */
export type Catalogue = { readonly [One in Code]: Message | ((given: Extract<Problem, { code: One }>) => Message) };

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
