import { Listr, type ListrRenderer, ListrTaskEventType, type ListrTaskObject, ListrTaskState } from 'listr2';
import { seconds } from './inWords';

/** Says something beside the name of a step that runs: how far it is, how long it takes. */
export type Tell = (words: string) => void;

export interface Step {
  readonly title: string;
  /** Throws when it fails. */
  readonly run: (tell: Tell) => Promise<void>;
}

/** Where nobody watches, such as on a build machine: one line for each step, as it ends. */
class Lines implements ListrRenderer {
  static nonTTY = true;
  static rendererOptions: never;
  static rendererTaskOptions: never;

  constructor(private readonly tasks: readonly ListrTaskObject<unknown>[]) {}

  render(): void {
    for (const task of this.tasks)
      task.on(ListrTaskEventType.STATE, (state) => {
        if (state === ListrTaskState.COMPLETED) console.log(`✓ ${task.title}`);
        if (state === ListrTaskState.FAILED) console.log(`✗ ${task.title}`);
      });
  }

  end(): void {
    // nothing is left on the screen to be tidied
  }
}

interface How {
  /** All at the same time; one after the other, and none after one that fails, if left out. */
  readonly sideBySide?: boolean;
}

/**
 * Runs steps and shows how far each is: on a terminal in a few lines that are renewed, elsewhere in one line for each.
 * @returns whether all of them held
 */
export async function showSteps(steps: readonly Step[], { sideBySide = false }: How = {}): Promise<boolean> {
  const tasks = steps.map(({ title, run }) => ({
    title,
    task: async (_: unknown, task: { title: string }) => {
      const start = performance.now();
      try {
        await run((words) => (task.title = `${title} · ${words}`));
      } finally {
        task.title = `${title} (${seconds(performance.now() - start)})`;
      }
    },
  }));
  const list = { concurrent: sideBySide, exitOnError: !sideBySide, collectErrors: 'minimal', registerSignalListeners: false } as const;
  const watched = process.stdout.isTTY && !process.env.CI;
  const listed = watched
    ? new Listr(tasks, { ...list, renderer: 'default', rendererOptions: { showErrorMessage: false, collapseErrors: false } })
    : new Listr(tasks, { ...list, renderer: Lines });
  try {
    await listed.run();
    return listed.errors.length === 0;
  } catch {
    return false; // whoever gave the step says why
  }
}
