import fs from 'node:fs';
import path from 'node:path';
import { stopOnContentFaults } from './stopOnContentFaults';
import { projectWithContent, removeProjects } from '../../tests/support/content/content';

let root: string;

beforeEach(() => {
  root = projectWithContent();
});

afterAll(removeProjects);

/** Warnings reported to the build. */
async function warned(): Promise<string[]> {
  const reported: string[] = [];
  await stopOnContentFaults({ root, reporter: { warn: (words = '') => reported.push(words) } });
  return reported;
}

it('reports warnings briefly, in one line of the build', async () => {
  const bar = path.join(root, 'content/bars/lobby-bar.json');
  const data = JSON.parse(fs.readFileSync(bar, 'utf8')) as { name: { fr?: string } };
  delete data.name.fr;
  fs.writeFileSync(bar, JSON.stringify(data));
  const [words = '', ...more] = await warned();
  expect(more).toEqual([]);
  const lines = words.split('\n');
  expect(lines[0]).toBe('Content to look at; npm run content:check says what to do:');
  expect(words).toMatch(/^ {2}content\/bars\/lobby-bar\.json name\.fr.*: the translation is missing$/m);
  expect(lines).toContain('  content/site.json legal.company, content/site.json legal.cnpj, content/site.json legal.cadastur: it is empty');
});

it('stops the build for a missing file and names it', async () => {
  fs.rmSync(path.join(root, 'content/site.json'));
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(warned()).rejects.toThrow('exit 1');
  expect(String(written.mock.calls[0]?.[0])).toContain('content/site.json\n  ✗ the file is missing; put it back: the site needs it');
});
