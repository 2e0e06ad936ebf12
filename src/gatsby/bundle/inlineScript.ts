import { buildSync } from 'esbuild';

/** A module with all that it imports as one small script that runs by itself, to be written into pages. */
export function inlineScript(module: string): string {
  const { outputFiles } = buildSync({ entryPoints: [module], bundle: true, minify: true, format: 'iife', target: 'es2020', tsconfigRaw: {}, write: false });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild made nothing of ${module}.`);
  return script.text.trim();
}
