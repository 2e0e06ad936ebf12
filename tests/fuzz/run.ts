import { commandOptions } from '../../tools/system/commandOptions';
import { fuzzContent } from './fuzzContent';

// npm run content:fuzz

const values = commandOptions({
  usage: `npm run content:fuzz -- [options]: the content check has an answer to whatever a file holds

  --runs 2000   mutants of each kind, default 500
  --seed 7      repeats the run with this seed`,
  options: { runs: { type: 'string', default: '500' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});

async function main(): Promise<void> {
  const seed = Number(values.seed);
  console.log(`Fuzzing content with seed ${seed}, ${values.runs} mutants of each kind.`);
  const { runs, accepted, slowest } = await fuzzContent({ runs: Number(values.runs), seed });
  console.log(`${runs} mutants: ${accepted} accepted, ${runs - accepted} refused with a message. The slowest took ${slowest.time} ms: ${slowest.what}.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
