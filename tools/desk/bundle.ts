import path from 'node:path';
import { build } from 'esbuild';
import { hotelConstant } from '../../src/hotel';
import type { DeskSetting } from './form/deskConfig';
import { deskPath } from './protocol';

/** Bundles the desk's script and styles: the editor with our inputs, the preview, the check panel and the content schemas. */
export async function bundleDesk({ root }: { root: string }): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { desk: 'tools/desk/browser/desk.tsx' },
    outdir: 'desk',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: ['chrome109', 'firefox115', 'safari16'],
    // modules imported by the schemas read process.env
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.HOTEL': hotelConstant('folder', 'languages', 'timeZone', 'country', 'currency', 'pages'),
      'process.env': '{}',
      global: 'window',
    },
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    legalComments: 'inline',
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
}

/** The HTML page of the desk. */
export const deskPage = (setting: DeskSetting): string => `<!doctype html>
<html lang="pt-BR" translate="no">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Mesa de edição</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${deskPath}/desk.css">
    <script type="application/json" id="desk">${JSON.stringify(setting).replace(/</g, '\\u003c')}</script>
    <script defer src="${deskPath}/desk.js"></script>
  </head>
  <body>
    <div id="nc-root"></div>
    <div id="desk-bar" class="desk-bar"></div>
    <noscript>A mesa de edição precisa de JavaScript.</noscript>
  </body>
</html>
`;
