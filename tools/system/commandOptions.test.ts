import { execFile } from 'node:child_process';
import fs from 'node:fs';

// Every command of package.json that is a program of this project.

jest.setTimeout(180_000);

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const start = 'node --import tsx ';
const commands = Object.entries(scripts).flatMap(([name, script]) =>
  script.startsWith(start) ? [[name, script.slice(start.length).split(' ')] as const] : [],
);

const run = (args: readonly string[]) =>
  new Promise<{ code: number | string | null | undefined; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...args], (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }));
  });

test.each(commands)('npm run %s -- --help says what it does, and does nothing', async (name, script) => {
  const { code, stdout, stderr } = await run([...script, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
});

test('an option that a command does not know is answered with those that it knows', async () => {
  const { code, stdout, stderr } = await run(['tools/test/test.ts', '--loud']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain("Unknown option '--loud'");
  expect(stderr).toContain('--content');
  expect(stderr).not.toContain('    at ');
});

test('a reader that closes the pipe early gets no stack', async () => {
  const { stderr } = await new Promise<{ stderr: string }>((resolve) => {
    const command = execFile(process.execPath, ['--import', 'tsx', 'tools/content/checkContent.ts'], (_error, _stdout, text) => resolve({ stderr: text }));
    command.stdout?.destroy();
  });
  expect(stderr).toBe('');
});
