import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<Given extends Options> {
  /** What `--help` prints: the command, what it does, its options. */
  readonly usage: string;
  readonly options?: Given;
}

/** For commands that pass their arguments to another program: with `--help`, prints what the command does and ends it. */
export function answerHelp(usage: string): void {
  // a reader that closes the pipe, such as `head`, has read enough
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** The options of a command of this project. `--help` prints `usage` and ends it; so does an unknown option, with exit code 1. */
export function commandOptions<const Given extends Options = Record<string, never>>({
  usage,
  options = {} as Given,
}: Command<Given>): ReturnType<typeof parseArgs<{ readonly options: Given }>>['values'] {
  answerHelp(usage);
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
