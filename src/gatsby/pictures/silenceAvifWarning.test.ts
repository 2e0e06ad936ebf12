import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { setActions } from 'gatsby-plugin-sharp';
import { silenceAvifWarning } from './silenceAvifWarning';

// gatsby-plugin-sharp itself answers; only its jobs are not run.

interface Given {
  ImageSharp: { gatsbyImageData: { resolve: (image: object, args: object, context: object) => Promise<unknown> } };
}

let folder: string;
const jobs: { args: { operations: readonly { readonly outputPath: string }[] } }[] = [];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'avif-'));
  setActions({ createJobV2: (job) => Promise.resolve(jobs.push(job as (typeof jobs)[number])) });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What is said while a picture is asked for in some formats. */
async function told(args: object): Promise<string[]> {
  const said: string[] = [];
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
  let given: Given | undefined;
  silenceAvifWarning({
    createResolvers: (resolvers: Given) => (given = resolvers),
    reporter: { warn: (words: string) => said.push(words), panic: (words: string) => said.push(words) },
    pathPrefix: '',
  } as never);
  await given?.ImageSharp.gatsbyImageData.resolve({ parent: 'file' }, args, { nodeModel: { getNodeById: () => file } });
  jest.restoreAllMocks();
  return said;
}

const wide = { layout: 'fullWidth', breakpoints: [480, 800], placeholder: 'none' };

it('asks for AVIF alone, in the widths that are wanted, without a warning', async () => {
  expect(await told({ ...wide, formats: ['avif'] })).toEqual([]);
  expect(jobs.flatMap(({ args }) => args.operations.map(({ outputPath }) => path.basename(outputPath)))).toEqual(['luxo-quarto.avif', 'luxo-quarto.avif']);
});

it('passes on whatever else gatsby-plugin-sharp warns of', async () => {
  expect(await told({ ...wide, formats: ['jpg', 'png', 'avif'] })).toEqual([expect.stringContaining('Specifying both "jpg" and "png" formats')]);
});
