import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOptions } from '../system/commandOptions';
import { runMain, toolFile } from '../system/run';

// npm run test:node (docs/decisions/0024-node-24.md)

const { versions, ...what } = commandOptions({
  usage: `npm run test:node -- [options]: npm test on other versions of Node, which come from npm's registry

  --versions 22,24   these; default 20,22,24,26
  --content          as npm run test:content does`,
  options: { versions: { type: 'string', default: '20,22,24,26' }, content: { type: 'boolean', default: false } },
});

/** Runs all steps of `npm test` on a version of Node. @returns an exit code */
async function testOn(version: string): Promise<number> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run it by npm: npm run test:node');
  const command = ['node', toolFile('tsx'), 'tools/test/test.ts', ...(what.content ? ['--content'] : [])];
  const test = spawn(process.execPath, [npm, 'exec', '--yes', `--package=node@${version}`, '--', ...command], { stdio: 'inherit' });
  const [code] = (await once(test, 'exit')) as [number | null];
  return code ?? 1;
}

runMain(async () => {
  const failed: string[] = [];
  for (const version of versions.split(',')) {
    console.log(`\n━━━━ Node ${version}`);
    if ((await testOn(version)) !== 0) failed.push(version);
  }
  console.log(`\nNode ${versions.replaceAll(',', ', ')}: ${failed.length > 0 ? `${failed.join(', ')} failed` : 'passed'}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
