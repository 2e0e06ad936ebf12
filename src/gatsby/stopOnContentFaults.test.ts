import fs from 'node:fs';
import path from 'node:path';
import { stopOnContentFaults } from './stopOnContentFaults';
import { anyFile, projectWithContent } from '../../tests/support/content/content';

let root: string;

beforeEach(() => {
  root = projectWithContent();
});

/** Warnings reported to the build. */
async function warned(): Promise<string[]> {
  const reported: string[] = [];
  await stopOnContentFaults({ root, reporter: { warn: (text = '') => reported.push(text) } });
  return reported;
}

it('reports warnings briefly, in one line of the build', async () => {
  const room = `content/${anyFile('rooms')}`;
  const legal = { company: '', cnpj: '', cadastur: '' };
  for (const [file, change] of Object.entries({ [room]: { name: { pt: 'Quarto' } }, 'content/site.json': { legal } })) {
    const data = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as object;
    fs.writeFileSync(path.join(root, file), JSON.stringify({ ...data, ...change }));
  }
  const [text = '', ...more] = await warned();
  expect(more).toEqual([]);
  const lines = text.split('\n');
  expect(lines[0]).toBe('Content to look at; npm run content:check says what to do:');
  expect(text).toMatch(/^ {2}content\/.*: the translation is missing$/m);
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
