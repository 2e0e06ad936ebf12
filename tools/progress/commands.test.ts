import path from 'node:path';
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '../../tests/support/folders';

// The commands themselves, without a terminal, with fake tools.

jest.setTimeout(60_000);

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
});

/** Runs a command of the project in the folder. @returns its exit code, its output, and the lines of it but those that say what begins, without durations */
function run(command: string, ...options: string[]): { status: number | null; output: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('tools', command), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const output = stdout + stderr;
  const lines = output.split('\n').map((line) => line.replace(/ (?:\[[\d.ms ]+\])?$/, ''));
  return { status, output, lines: lines.filter((line) => line !== '' && !/^(?:npm warn|❯)/.test(line)) };
}

describe('the check', () => {
  /** Each fake tool waits until all four have started, the first of them twice, which only happens when they run concurrently. */
  const tools = (failing?: string) => {
    for (const [owner, tool] of Object.entries({ '@typescript/native': 'tsc', oxlint: 'oxlint', prettier: 'prettier', tsx: 'tsx' })) {
      const home = path.join(folder, 'node_modules', owner);
      fs.rmSync(home, { force: true });
      fs.mkdirSync(home, { recursive: true });
      fs.writeFileSync(path.join(home, 'package.json'), JSON.stringify({ bin: { [tool]: './tool.js' } }));
      fs.writeFileSync(
        path.join(home, 'tool.js'),
        `const fs = require('node:fs');
        fs.writeFileSync('begun-${tool}', '');
        const timer = setInterval(() => {
          if (fs.readdirSync('.').filter((name) => name.startsWith('begun-')).length < 4) return;
          clearInterval(timer);
          console.log('a word of ${tool}');
          ${tool === failing ? "console.error('and its reason'); process.exitCode = 1;" : ''}
        }, 20);`,
      );
    }
  };

  it('runs its five parts concurrently and prints how long each took', () => {
    tools();
    const { status, output, lines } = run('test/check.ts');
    expect(status).toBe(0);
    expect(lines.sort()).toEqual(['✔ Content', '✔ Formatting', '✔ Lint', '✔ Types', '✔ Types of the service worker']);
    expect(output).toMatch(/^✔ Lint \[[\d.]+m?s\]$/m);
  });

  it('prints the whole output of a part that fails, and runs the others to their end', () => {
    tools('oxlint');
    const { status, lines } = run('test/check.ts');
    expect(status).toBe(1);
    expect(lines.sort()).toEqual(
      [
        '✔ Content',
        '✔ Formatting',
        '✔ Types',
        '✔ Types of the service worker',
        '✖ Lint [FAILED: exit 1]',
        '━━ Lint',
        'a word of oxlint',
        'and its reason',
      ].sort(),
    );
  });
});

describe('the build', () => {
  const warning = "tell({ type: 'LOG', payload: { level: 'WARNING', text: 'A picture is small' } });";
  const beginning = (activity: string) => `console.log('success ${activity} - 1 s'); tell({ type: 'ACTIVITY_START', payload: { text: '${activity}' } });`;
  const gatsby = (...texts: string[]) => {
    fs.mkdirSync(path.join(folder, 'node_modules/gatsby'));
    fs.writeFileSync(
      path.join(folder, 'node_modules/gatsby/cli.js'),
      `const tell = (action) => process.send({ type: 'LOG_ACTION', action });\n${texts.join('\n')}\nprocess.disconnect();`,
    );
  };

  it('prints each step and each warning once', () => {
    gatsby(
      beginning('Building production JavaScript and CSS bundles'),
      `tell({ type: 'LOG', payload: { level: 'WARNING', text: 'Image a.jpg specified only AVIF format, with no fallback format. Who cares?' } });`,
      warning,
      beginning('run queries in workers'),
      warning,
      beginning('Building static HTML for pages'),
      beginning('onPostBuild'),
    );
    const { status, lines } = run('build/build.ts');
    expect(status).toBe(0);
    expect(lines).toEqual([
      '✔ Reading the content',
      '✔ Bundling scripts and styles',
      '✔ Resizing pictures',
      '✔ Writing pages',
      '✔ Writing the files beside the pages',
      '! A picture is small',
      'Built for https://www.hotel.example: public/ is ready (npm run serve shows it)',
    ]);
  });

  it('prints Gatsby’s whole error when it fails, and which step it was', () => {
    gatsby(
      beginning('Building production JavaScript and CSS bundles'),
      `console.error('ERROR #11321  WEBPACK\\n\\nThere is no content/site.json\\n\\n  at line 1');`,
      `process.exitCode = 1;`,
    );
    const { status, lines } = run('build/build.ts');
    expect(status).toBe(1);
    expect(lines).toEqual([
      '✔ Reading the content',
      'ERROR #11321  WEBPACK',
      'There is no content/site.json',
      '  at line 1',
      // on the error stream
      '✖ Bundling scripts and styles [FAILED: The build failed.]',
    ]);
  });
});

it('packs the site for a server elsewhere, without nginx', () => {
  fs.mkdirSync(path.join(folder, 'public'));
  fs.writeFileSync(path.join(folder, 'public/index.html'), '<p>Bem-vindo.</p>'.repeat(50));
  const { status, output } = run('hosting/serveNginx.ts', '--pack');
  expect([status, output]).toEqual([0, expect.stringMatching(/^Packed into hosting\/site in [\d.]+ s\n$/)]);
  expect(fs.readdirSync(path.join(folder, 'hosting/site'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});
