import path from 'node:path';
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '../../tests/support/folders';

// The real commands, without a terminal, with fake tools.

jest.setTimeout(60_000);

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
});

/** Runs a command of the project in the folder. */
function run(command: string, ...options: string[]): { status: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('tools', command), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, lines: (stdout + stderr).split('\n').filter((line) => line !== '' && !line.startsWith('npm warn')) };
}

describe('the check', () => {
  const begins = ['Types …', 'Types of the service worker …', 'Lint …', 'Formatting …', 'Content …'];
  const tools = (failing?: string) => {
    for (const [owner, tool] of Object.entries({ '@typescript/native': 'tsc', oxlint: 'oxlint', prettier: 'prettier', tsx: 'tsx' })) {
      const home = path.join(folder, 'node_modules', owner);
      fs.rmSync(home, { force: true });
      fs.mkdirSync(home, { recursive: true });
      fs.writeFileSync(path.join(home, 'package.json'), JSON.stringify({ bin: { [tool]: './tool.js' } }));
      const failure = tool === failing ? "console.error('and its reason'); process.exitCode = 1;" : '';
      fs.writeFileSync(path.join(home, 'tool.js'), `console.log('a word of ${tool}');${failure}`);
    }
  };

  it('names its parts', () => {
    tools();
    expect(run('test/check.ts')).toEqual({ status: 0, lines: begins });
  });

  it('prints the whole output of a part that fails, and runs the others', () => {
    tools('oxlint');
    const { status, lines } = run('test/check.ts');
    expect(status).toBe(1);
    expect(lines).toEqual([...begins.slice(0, 3), 'a word of oxlint', 'and its reason', '✗ Lint: exit 1', ...begins.slice(3)]);
  });
});

describe('the build', () => {
  const gatsby = (...lines: string[]) => {
    fs.mkdirSync(path.join(folder, 'node_modules/gatsby'));
    fs.writeFileSync(path.join(folder, 'node_modules/gatsby/cli.js'), [...lines, 'process.disconnect();'].join('\n'));
  };

  it('prints what Gatsby says, but not that pictures have no fallback', () => {
    gatsby(
      `console.log('success onPreBootstrap - 1 s');`,
      `console.log('warn Image a.jpg specified only AVIF format, with no fallback format. Who cares?');`,
      `console.log('warn A picture is small');`,
    );
    expect(run('build/build.ts')).toEqual({
      status: 0,
      lines: ['success onPreBootstrap - 1 s', 'warn A picture is small', 'Built for https://www.hotel.example: public/ is ready (npm run serve shows it)'],
    });
  });

  it('says that it failed after Gatsby’s error', () => {
    gatsby(`console.error('ERROR #11321  WEBPACK\\n\\nThere is no content/site.json');`, `process.exitCode = 1;`);
    expect(run('build/build.ts')).toEqual({
      status: 1,
      lines: ['ERROR #11321  WEBPACK', 'There is no content/site.json', 'The build failed. See the reason above.'],
    });
  });
});

it('packs the site for a server elsewhere, without nginx', () => {
  fs.mkdirSync(path.join(folder, 'public'));
  fs.writeFileSync(path.join(folder, 'public/index.html'), '<p>Bem-vindo.</p>'.repeat(50));
  const { status, lines } = run('hosting/serveNginx.ts', '--pack');
  expect([status, lines]).toEqual([0, ['Packed into hosting/site']]);
  expect(fs.readdirSync(path.join(folder, 'hosting/site'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});
