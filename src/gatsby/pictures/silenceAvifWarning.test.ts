import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { setActions } from 'gatsby-plugin-sharp';
import { silenceAvifWarning } from './silenceAvifWarning';

// With gatsby-plugin-sharp itself; only its jobs are not run.

interface Resolvers {
  ImageSharp: { gatsbyImageData: { resolve: (image: object, args: object, context: object) => Promise<unknown> } };
}

let folder: string;
const jobs: { args: { operations: readonly { readonly outputPath: string }[] } }[] = [];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'avif-'));
  setActions({ createJobV2: (job) => Promise.resolve(jobs.push(job as (typeof jobs)[number])) });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The warnings while a picture is requested. */
async function warningsFor(args: object): Promise<string[]> {
  const warnings: string[] = [];
  jobs.length = 0;
  const original = path.resolve('content/images/rooms/luxo-quarto.jpg');
  const file = {
    absolutePath: original,
    relativePath: 'images/rooms/luxo-quarto.jpg',
    name: 'luxo-quarto',
    base: 'luxo-quarto.jpg',
    extension: 'jpg',
    internal: { contentDigest: 'abc' },
  };
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  let resolvers: Resolvers | undefined;
  silenceAvifWarning({
    createResolvers: (added: Resolvers) => (resolvers = added),
    reporter: { warn: (words: string) => warnings.push(words), panic: (words: string) => warnings.push(words) },
    pathPrefix: '',
  } as never);
  await resolvers?.ImageSharp.gatsbyImageData.resolve({ parent: 'file' }, args, { nodeModel: { getNodeById: () => file } });
  jest.restoreAllMocks();
  return warnings;
}

const wide = { layout: 'fullWidth', breakpoints: [480, 800], placeholder: 'none' };

it('requests AVIF alone, in the given widths, without a warning', async () => {
  expect(await warningsFor({ ...wide, formats: ['avif'] })).toEqual([]);
  expect(jobs.flatMap(({ args }) => args.operations.map(({ outputPath }) => path.basename(outputPath)))).toEqual(['luxo-quarto.avif', 'luxo-quarto.avif']);
});

it('passes on other warnings of gatsby-plugin-sharp', async () => {
  expect(await warningsFor({ ...wide, formats: ['jpg', 'png', 'avif'] })).toEqual([expect.stringContaining('Specifying both "jpg" and "png" formats')]);
});
