import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { checkContent } from '../../src/content/check';
import { describeFaults, inEnglish, inPortuguese, type DescribedFault } from '../../src/content/faults/describe';
import type { Json } from '../../src/content/json';
import { kinds, type KindName } from '../../src/content/kinds';
import { readContent } from '../../src/content/read';
import { graphqlErrors } from '../support/servers/graphqlErrors';
import { projectWithContent, removeProjects, today } from '../support/content/content';
import { mutantsOf, type Mutant } from './mutations';

function put(file: string, mutant: Mutant): void {
  fs.rmSync(file, { force: true, recursive: true });
  if ('bytes' in mutant) fs.writeFileSync(file, mutant.bytes());
  else if (mutant.instead === 'a folder') fs.mkdirSync(file);
  else if (mutant.instead === 'a broken link') fs.symlinkSync('nowhere.json', file);
  else if (mutant.instead === 'a circle of links') fs.symlinkSync(path.basename(file), file);
}

/** The problem with a fault's message, if any: it must be readable and short. */
function problemOfWords({ file, problem, remedy }: DescribedFault): string | null {
  const words = `${problem}; ${remedy}`;
  if (!/^(?:content|locales)\//.test(file)) return `the fault names no content file: ${file}`;
  if (problem === '' || remedy === '') return 'the fault leaves out what is wrong, or what to do';
  if (words.length > 1500) return `the fault is ${words.length} characters long`;
  return /\bat \S+ \(|\.ts:\d|\bundefined\b|\[object|NaN expected|node_modules/.test(words) ? `the fault is not in words: ${words}` : null;
}

/** The problem with accepting a mutant, if any: what passes the check must also be accepted by the build. */
function problemOfAccepting(root: string, file: string, kind: KindName): string | null {
  if (!fs.existsSync(path.join(root, file))) return null; // a thing that nobody needs, accepted out
  const data = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Json & object;
  if ('$schema' in data) delete data.$schema;
  const read = readContent(root).files.find((one) => one.file === file)?.data as Json & object;
  if ('$schema' in read) delete read.$schema;
  if (!isDeepStrictEqual(read, data)) return 'the check reads something else than Gatsby';
  if (!isDeepStrictEqual(kinds[kind].schema.parse(data), data)) return 'the schema changes what it takes';
  const errors = graphqlErrors(kind, data);
  return errors.length > 0 ? `GraphQL would refuse it: ${errors.join('; ').slice(0, 500)}` : null;
}

/** Checks a mutant: whether it is accepted, and the problem with that or with the fault messages. */
async function checkMutant(root: string, file: string, kind: KindName): Promise<{ accepted: boolean; problem: string | null }> {
  try {
    const faults = await checkContent(root, { today });
    const accepted = !faults.some(({ level }) => level === 'fault');
    const problem =
      faults
        .flatMap((fault) => [inEnglish(fault), inPortuguese(fault)])
        .map(problemOfWords)
        .find((one) => one !== null) ?? (describeFaults(faults).length > 40_000 ? 'the report is too long to be read' : null);
    return { accepted, problem: problem ?? (accepted ? problemOfAccepting(root, file, kind) : null) };
  } catch (error) {
    return { accepted: false, problem: `it throws: ${(error as Error).stack ?? String(error)}` };
  }
}

export interface Outcome {
  readonly runs: number;
  /** How many mutants passed the check. */
  readonly accepted: number;
  /** The slowest check: milliseconds, and the mutant. */
  readonly slowest: { readonly time: number; readonly what: string };
}

/**
 * Mutates one content file after another and verifies that the check accepts exactly what the build accepts, reports the rest with file and field, and never
 * throws.
 * @param runs mutants of each kind of content
 * @throws Error naming the file, the mutation and the seed
 */
export async function fuzzContent({ runs, seed }: { runs: number; seed: number }): Promise<Outcome> {
  const root = projectWithContent();
  const total = { runs: 0, accepted: 0, slowest: { time: 0, what: '' } };
  try {
    const all = readContent(root).files;
    for (const kind of Object.keys(kinds) as KindName[]) {
      const files = all.filter((one) => one.kind === kind).map(({ file }) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
      const mutants = fc.constantFrom(...files).chain(({ file, text }) => mutantsOf(text).map((mutant) => ({ file, text, mutant })));
      for (const { file, text, mutant } of fc.sample(mutants, { numRuns: runs, seed })) {
        put(path.join(root, file), mutant);
        const start = performance.now();
        const { accepted, problem } = await checkMutant(root, file, kind);
        const time = Math.round(performance.now() - start);
        if (time > total.slowest.time) total.slowest = { time, what: `${file}, ${mutant.what}` };
        if (problem) throw new Error(`${file}, ${mutant.what} (seed ${seed}): ${problem}`);
        total.runs += 1;
        if (accepted) total.accepted += 1;
        put(path.join(root, file), { what: 'as it was', bytes: () => Buffer.from(text) });
      }
    }
    return total;
  } finally {
    removeProjects();
  }
}
