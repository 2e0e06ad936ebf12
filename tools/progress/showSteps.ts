import { Listr, PRESET_TIMER } from 'listr2';

interface Step {
  readonly title: string;
  /** Throws when it fails. `report` shows text beside the title, on a terminal. */
  readonly run: (report: (words: string) => void) => Promise<void>;
}

/**
 * Runs steps and shows their progress and how long each took: on a terminal in lines that are updated in place, elsewhere in lines.
 * @param concurrent all steps at the same time; otherwise one after the other, stopping at the first that fails
 * @returns whether all of them succeeded
 */
export async function showSteps(steps: readonly Step[], { concurrent = false } = {}): Promise<boolean> {
  const isTerminal = process.stdout.isTTY && !process.env.CI;
  const tasks = steps.map(({ title, run }) => ({
    title,
    task: (_: unknown, task: { output: string }) => run((words) => isTerminal && (task.output = words)),
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
