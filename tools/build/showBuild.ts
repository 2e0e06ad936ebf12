import path from 'node:path';
import fs from 'node:fs';
import { eachSecond } from '../progress/eachSecond';
import { durationInWords, leftInWords } from '../progress/inWords';
import { showSteps } from '../progress/showSteps';
import { keepTimes, usualTimes } from '../progress/usualTimes';
import { buildSteps, secondsLeft, stepAt } from './buildProgress';
import { buildSite } from './buildSite';

/** Seconds of each step on two cores: from nothing, and with what an earlier build left. */
const onTwoCores = { cold: [20, 55, 130, 4, 10], again: [12, 20, 5, 4, 10] };

const byName = (seconds: readonly number[]): Record<string, number> => Object.fromEntries(buildSteps.map((title, step) => [title, seconds[step] ?? 0]));

/** Promises of which each is kept once the build has come past a step. */
function gates(count: number): { readonly past: (step: number) => Promise<void>; readonly open: (upTo: number) => void; readonly fail: () => void } {
  const all = Array.from({ length: count }, () => {
    let open = (): void => undefined;
    let fail = (): void => undefined;
    const promise = new Promise<void>((resolve, reject) => {
      open = resolve;
      fail = () => reject(new Error('The build failed.'));
    });
    promise.catch(() => undefined); // steps that never begin wait for none of it
    return { promise, open, fail };
  });
  return {
    past: (step) => all[step]?.promise ?? Promise.resolve(),
    open: (upTo) => all.slice(0, upTo).forEach(({ open }) => open()),
    fail: () => all.forEach(({ fail }) => fail()),
  };
}

/** Gatsby's words without its list of what went well. */
const withoutSuccesses = (said: string): string => said.replace(/^success .*\n+/gm, '').trim();

/**
 * Builds the site and shows how far it is: a few lines, and how long the rest takes. Warnings are told once each, after the build; when it fails, all that Gatsby said.
 * @returns whether it was built
 */
export async function showBuild(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const manner = fs.existsSync(path.resolve('.cache/redux')) ? 'again' : 'cold';
  const expected = usualTimes(`build ${manner}`, byName(onTwoCores[manner]));
  const usual = buildSteps.map((title) => expected[title] ?? 0);
  console.log(`Building the site: ${durationInWords(usual.reduce((sum, one) => sum + one, 0))}${manner === 'cold' ? ', as every picture is cut' : ''}`);

  const { past, open, fail } = gates(buildSteps.length);
  const warnings = new Set<string>();
  const times: number[] = [];
  let said = '';
  let step = 0;
  let stepBegan = performance.now();
  let picturesBegan = 0;
  let pictures = { asked: 0, made: 0 };
  const passed = (since: number): number => (performance.now() - since) / 1000;

  const goTo = (next: number): void => {
    if (next === step) return;
    times[step] = Math.round(passed(stepBegan));
    step = next;
    stepBegan = performance.now();
    open(next);
  };
  const built = buildSite({
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    watch: {
      said: (words) => (said += words),
      warned: (words) => warnings.add(words),
      began: (activity) => goTo(stepAt(activity, step)),
      cut: (now) => {
        picturesBegan ||= performance.now();
        pictures = now;
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
      run: (tell) =>
        eachSecond(() => {
          if (index !== step) return;
          const left = secondsLeft({ step, passed: passed(stepBegan), pictures: { ...pictures, since: passed(picturesBegan) } }, usual);
          tell([...(pictures.asked > pictures.made ? [`${pictures.made} of ${pictures.asked} pictures`] : []), leftInWords(left)].join(' · '));
        }, past(index)),
    })),
  );
  const [held] = await Promise.all([built.finally(fail), shown]);
  if (!held) {
    console.log(`\n${withoutSuccesses(said)}\n`);
    return false;
  }
  for (const words of warnings) console.log(`! ${words.trim()}`);
  keepTimes(`build ${manner}`, byName(times));
  return true;
}
