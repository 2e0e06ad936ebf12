import path from 'node:path';
import fs from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { avifOnlyWarning } from '../../src/gatsby/internals';
import { showSteps } from '../progress/showSteps';
import { durationInWords, eachSecond, keepTimes, usualTimes } from '../progress/times';
import { buildSteps, progressInWords, stepAt } from './buildProgress';
import { buildSite, type PictureCounts } from './buildSite';
import { keptFolder } from './keptPictures';

/** Seconds of each step on two cores: the first time, without Gatsby's cache, and with it. */
const onTwoCores = { first: [20, 55, 130, 4, 10], cold: [20, 55, 10, 4, 10], warm: [12, 20, 5, 4, 10] };

const byName = (seconds: readonly number[]): Record<string, number> => Object.fromEntries(buildSteps.map((title, step) => [title, seconds[step] ?? 0]));

/** Gatsby's output without its list of successes, and without what nobody need know. */
export const reportedWords = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^success /.test(line) && !avifOnlyWarning.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Builds the site and shows its progress: a line for each step, and how long the rest takes. Prints each warning once, after the build; Gatsby's whole output
 * when the build fails.
 * @returns whether the build succeeded
 */
export async function showBuild(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const exists = (file: string): boolean => fs.existsSync(path.resolve(file));
  // pages are there only after a build that was completed
  const kind = !exists(keptFolder) ? 'first' : exists('.cache') && exists('public/index.html') ? 'warm' : 'cold';
  const expected = usualTimes(`build ${kind}`, byName(onTwoCores[kind]));
  const usual = buildSteps.map((title) => expected[title] ?? 0);
  // which pictures are new, and whether Gatsby uses its cache, shows later
  const because = { first: 'as every picture is resized', cold: 'if no picture is new', warm: 'if little has changed' };
  console.log(`Building the site: ${durationInWords(usual.reduce((sum, one) => sum + one, 0))}, ${because[kind]}`);

  const warnings = new Set<string>();
  const times: number[] = [];
  let output = '';
  let step = 0;
  let hasFailed = false;
  /** Emits `change` after each change of `step` or `hasFailed`. */
  const progress = new EventEmitter();
  let stepBegan = performance.now();
  let pictures: PictureCounts = { started: 0, completed: 0 };
  let encodedBefore = 0;
  const passed = (since: number): number => (performance.now() - since) / 1000;

  const goTo = (next: number): void => {
    if (next === step) return;
    times[step] = Math.round(passed(stepBegan));
    step = next;
    encodedBefore = pictures.completed;
    stepBegan = performance.now();
    progress.emit('change');
  };
  const fail = (): void => {
    hasFailed = true;
    progress.emit('change');
  };
  /** Resolves once a step is completed. */
  const completed = async (index: number): Promise<void> => {
    while (step <= index && !hasFailed) await once(progress, 'change');
    if (step <= index) throw new Error('The build failed.');
  };
  const built = buildSite({
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    listener: {
      onOutput: (text) => (output += text),
      onWarning: (text) => {
        if (!avifOnlyWarning.test(text)) warnings.add(text);
      },
      onActivity: (name) => goTo(stepAt(name, step)),
      onPictures: (counts) => (pictures = counts),
    },
  }).then((code) => {
    if (code === 0) goTo(buildSteps.length);
    else fail();
    return code === 0;
  });

  const shown = showSteps(
    buildSteps.map((title, index) => ({
      title,
      run: (report) =>
        eachSecond(() => {
          if (index !== step) return;
          const { started, completed: encoded } = pictures;
          report(progressInWords({ step, passed: passed(stepBegan), left: started - encoded, encoded: encoded - encodedBefore }, usual));
        }, completed(index)),
    })),
  );
  const succeeded = await built.finally(() => {
    fail();
    return shown;
  });
  if (!succeeded) {
    console.log(`\n${reportedWords(output)}\n`);
    return false;
  }
  for (const text of warnings) console.log(`! ${text.trim()}`);
  keepTimes(`build ${kind}`, byName(times));
  return true;
}
