import { Listr, PRESET_TIMER } from 'listr2';

interface Step {
  readonly title: string;
  /** Throws when it fails. `report` shows text beside the title, on a terminal. */
  readonly run: (report: (text: string) => void) => Promise<void>;
}

/** Runs steps and shows how long each took. @param concurrent at the same time; otherwise it stops at the first that fails @returns whether all succeeded */
export async function showSteps(steps: readonly Step[], { concurrent = false } = {}): Promise<boolean> {
  const isTerminal = process.stdout.isTTY && !process.env.CI;
  const tasks = steps.map(({ title, run }) => ({
    title,
    task: (_: unknown, task: { output: string }) => run((text) => isTerminal && (task.output = text)),
  }));
  const listr = new Listr(tasks, {
    concurrent,
    exitOnError: !concurrent,
    collectErrors: 'minimal',
    registerSignalListeners: false,
    fallbackRendererCondition: () => !isTerminal,
    rendererOptions: { timer: PRESET_TIMER, showErrorMessage: false, collapseErrors: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  });
  // the caller reports the reason
  return listr.run().then(
    () => listr.errors.length === 0,
    () => false,
  );
}
