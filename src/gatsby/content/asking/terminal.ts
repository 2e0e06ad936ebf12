import { createInterface } from 'node:readline/promises';

/** Where questions are asked: a terminal, or a file of answers, one a line. */
export interface Terminal {
  /** @throws NoAnswer when there are no more answers */
  readonly ask: (question: string) => Promise<string>;
  readonly tell: (words: string) => void;
  readonly close: () => void;
}

/** The answers ended before the questions did. */
export class NoAnswer extends Error {}

export function openTerminal({ input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }): Terminal {
  const reader = createInterface({ input, output });
  // Piped answers come all at once: read as a sequence, none is lost between two questions.
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      reader.setPrompt(question);
      reader.prompt();
      const line = await lines.next();
      if (line.done) throw new NoAnswer('There are questions left, but no answers.');
      return line.value.trim();
    },
    tell: (words) => output.write(`${words}\n`),
    close: () => reader.close(),
  };
}
