import path from 'node:path';
import fs from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { showSteps } from '../progress/showSteps';
import { durationInWords, eachSecond, keepTimes, leftInWords, usualTimes } from '../progress/times';
import { buildSteps, secondsLeft, stepAt } from './buildProgress';
import { buildSite, type PictureCounts } from './buildSite';

/** Seconds of each step on two cores: without cache, and with that of an earlier build. */
const onTwoCores = { cold: [20, 55, 130, 4, 10], warm: [12, 20, 5, 4, 10] };

const byName = (seconds: readonly number[]): Record<string, number> => Object.fromEntries(buildSteps.map((title, step) => [title, seconds[step] ?? 0]));

/** Gatsby's output without its list of successes. */
const withoutSuccesses = (output: string): string => output.replace(/^success .*\n+/gm, '').trim();

/**
 * Builds the site and shows its progress: a line for each step, and how long the rest takes. Prints each warning once, after the build; Gatsby's whole output
 * when the build fails.
 * @returns whether the build succeeded
 */
export async function showBuild(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  // pages are there only after a first build that was completed
  const cache = ['.cache', 'public/index.html'].every((file) => fs.existsSync(path.resolve(file))) ? 'warm' : 'cold';
  const expected = usualTimes(`build ${cache}`, byName(onTwoCores[cache]));
  const usual = buildSteps.map((title) => expected[title] ?? 0);
  console.log(`Building the site: ${durationInWords(usual.reduce((sum, one) => sum + one, 0))}${cache === 'cold' ? ', as every picture is resized' : ''}`);

  const warnings = new Set<string>();
  const times: number[] = [];
  let output = '';
  let step = 0;
  let hasFailed = false;
  /** Emits `change` after each change of `step` or `hasFailed`. */
  const progress = new EventEmitter();
  let stepBegan = performance.now();
  let picturesBegan = 0;
  let pictures: PictureCounts = { started: 0, completed: 0 };
  const passed = (since: number): number => (performance.now() - since) / 1000;

  const goTo = (next: number): void => {
    if (next === step) return;
    times[step] = Math.round(passed(stepBegan));
    step = next;
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
      onWarning: (text) => warnings.add(text),
      onActivity: (name) => goTo(stepAt(name, step)),
      onPictures: (counts) => {
        picturesBegan ||= performance.now();
        pictures = counts;
      },
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
          const left = secondsLeft({ step, passed: passed(stepBegan), pictures: { ...pictures, seconds: passed(picturesBegan) } }, usual);
          const { started, completed: encoded } = pictures;
          report([...(started > encoded ? [`${encoded} of ${started} pictures`] : []), leftInWords(left)].join(' · '));
        }, completed(index)),
    })),
  );
  const [succeeded] = await Promise.all([built.finally(fail), shown]);
  if (!succeeded) {
    console.log(`\n${withoutSuccesses(output)}\n`);
    return false;
  }
  for (const text of warnings) console.log(`! ${text.trim()}`);
  keepTimes(`build ${cache}`, byName(times));
  return true;
}
