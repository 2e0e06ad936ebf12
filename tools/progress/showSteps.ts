import { Listr, type ListrRenderer, ListrTaskEventType, type ListrTaskObject, ListrTaskState } from 'listr2';
import { seconds } from './times';

interface Step {
  readonly title: string;
  /** Throws when it fails. `report` shows text beside the title, such as progress or remaining time. */
  readonly run: (report: (words: string) => void) => Promise<void>;
}

/** Milliseconds between two lines about steps that take long, where lines are not updated in place. */
const silence = 30_000;

/** For build machines and pipes: prints one line per step, when it ends, and now and then how far the others are. */
class PlainRenderer implements ListrRenderer {
  static nonTTY = true;
  static rendererOptions: never;
  static rendererTaskOptions: never;

  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tasks: readonly ListrTaskObject<unknown>[]) {}

  render(): void {
    for (const task of this.tasks)
      task.on(ListrTaskEventType.STATE, (state) => {
        if (state === ListrTaskState.COMPLETED) console.log(`✓ ${task.title}`);
        if (state === ListrTaskState.FAILED) console.log(`✗ ${task.title}`);
      });
    this.timer = setInterval(() => {
      for (const task of this.tasks) if (task.isStarted()) console.log(`  ${task.title}`);
    }, silence);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

interface Options {
  /** Run all steps at the same time. Default: one after the other, stopping at the first that fails. */
  readonly concurrent?: boolean;
}

/**
 * Runs steps and shows their progress: on a terminal in lines that are updated in place, elsewhere in one line per step.
 * @returns whether all of them succeeded
 */
export async function showSteps(steps: readonly Step[], { concurrent = false }: Options = {}): Promise<boolean> {
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
  const list = { concurrent, exitOnError: !concurrent, collectErrors: 'minimal', registerSignalListeners: false } as const;
  const isTerminal = process.stdout.isTTY && !process.env.CI;
  const listr = isTerminal
    ? new Listr(tasks, { ...list, renderer: 'default', rendererOptions: { showErrorMessage: false, collapseErrors: false } })
    : new Listr(tasks, { ...list, renderer: PlainRenderer });
  try {
    await listr.run();
    return listr.errors.length === 0;
  } catch {
    return false; // the caller reports the reason
  }
}
