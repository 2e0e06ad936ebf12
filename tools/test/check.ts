import { execFile } from 'node:child_process';
import { showSteps } from '../progress/showSteps';
import { commandOptions } from '../system/commandOptions';
import { toolFile } from '../system/run';

// npm run check. The output of the parts that failed is printed at the end.

const parts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Types: ['tsc', '--noEmit', '--pretty'],
  'Types of the service worker': ['tsc', '--noEmit', '--pretty', '--project', 'src/offline'],
  Lint: ['oxlint', '--config', 'oxlint.config.mjs'],
  Formatting: ['prettier', '--check', '--log-level', 'warn', '.'],
  Content: ['tsx', 'tools/content/checkContent.ts'],
};

/** @returns whether all parts passed */
export async function check(): Promise<boolean> {
  const failed: string[] = [];
  const passed = await showSteps(
    Object.entries(parts).map(([title, [name, ...args]]) => ({
      title,
      run: () =>
        new Promise((resolve, reject) => {
          execFile(process.execPath, [toolFile(name), ...args], { maxBuffer: Infinity }, (error, stdout, stderr) => {
            if (!error) {
              resolve();
              return;
            }
            failed.push(`\n━━ ${title}\n${(stdout + stderr).trim()}`);
            reject(new Error(`exit ${error.code ?? 1}`));
          });
        }),
    })),
    { concurrent: true },
  );
  failed.forEach((output) => console.log(output));
  return passed;
}

if (require.main === module) {
  commandOptions({ usage: 'npm run check: types, lint, formatting and content at the same time' });
  void check().then((passed) => {
    process.exitCode = passed ? 0 : 1;
  });
}
