import { buildSync } from 'esbuild';

/** Bundles and minifies modules into one inline script. @param values constants by name @param alias modules by the name that others import */
export function inlineScript(modules: readonly string[], values: Readonly<Record<string, unknown>> = {}, alias: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    stdin: { contents: modules.map((module) => `import ${JSON.stringify(module)};`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    tsconfigRaw: {},
    write: false,
    alias,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
