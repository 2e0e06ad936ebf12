import { activities, avifOnlyWarning } from '../../src/gatsby/internals';
import { showSteps } from '../progress/showSteps';
import { buildSite } from './buildSite';

/** The steps of a build, in their order, each with the activities of Gatsby's that begin it. Pictures are encoded from the second step on; the third waits for the rest of them. */
const buildSteps: readonly (readonly [title: string, begins: readonly string[]])[] = [
  ['Reading the content', []],
  ['Bundling scripts and styles', activities.bundling],
  ['Resizing pictures', activities.queries],
  ['Writing pages', activities.html],
  ['Writing the files beside the pages', activities.afterBuild],
];

/** Gatsby's output without its list of successes, and without what nobody need know. */
export const reportedOutput = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^success /.test(line) && !avifOnlyWarning.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Builds the site and shows each step with its time; Gatsby's whole output when the build fails. @returns whether it succeeded */
export async function showBuild(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const warnings = new Set<string>();
  let output = '';
  let report = (_: string): void => undefined;
  const ends: (() => void)[] = [];
  const goTo = (step: number): void => ends.slice(0, step).forEach((end) => end());
  const built = buildSite({
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    listener: {
      onOutput: (text) => (output += text),
      onWarning: (text) => {
        if (!avifOnlyWarning.test(text)) warnings.add(text);
      },
      onActivity: (name) =>
        goTo(
          Math.max(
            0,
            buildSteps.findIndex(([, begins]) => begins.some((one) => name.startsWith(one))),
          ),
        ),
      onPictures: ({ started, completed }) => {
        const left = started - completed;
        report(left === 1 ? '1 picture left' : left > 1 ? `${left} pictures left` : '');
      },
    },
  });
  const failed = built.then((code) => (code === 0 ? goTo(buildSteps.length) : Promise.reject(new Error('The build failed.'))));
  const steps = buildSteps.map(([title], step) => {
    const ended = new Promise<void>((resolve) => (ends[step] = resolve));
    return {
      title,
      run: (show: typeof report) => {
        report = show;
        return Promise.race([ended, failed]);
      },
    };
  });
  await showSteps(steps);
  const code = await built;
  if (code !== 0) console.log(`\n${reportedOutput(output)}\n`);
  else for (const text of warnings) console.log(`! ${text.trim()}`);
  return code === 0;
}
