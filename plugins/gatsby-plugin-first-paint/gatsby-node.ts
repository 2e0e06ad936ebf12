import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { inlineScript } from './src/inlineScript';
import { cacheGroups, chunkMapScript, entryOfBundle, scriptsSliceFile, statsFile, type WebpackStats } from './src/internals';
import type { FirstPaintOptions } from './src/options';

interface WebpackConfig {
  readonly entry: Readonly<Record<string, string>>;
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

const filesOfChunks = (): string => {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(path.resolve('public', statsFile), 'utf8')) as WebpackStats;
  return JSON.stringify(assetsByChunkName);
};

/** Removes Gatsby's chunk map from the slice that every page has: some 470 bytes of each. */
function removeChunkMap(): void {
  const file = path.resolve('public', scriptsSliceFile);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(chunkMapScript, ''));
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig, plugins }, pluginOptions: PluginOptions) => {
  const { addressRule, headScripts, deferredStylesheet, fontFiles } = pluginOptions as unknown as FirstPaintOptions;
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  if (stage === 'build-javascript' || stage === 'develop')
    actions.setWebpackConfig({
      optimization: {
        splitChunks: { cacheGroups: { [cacheGroups.ofAllStyles]: false, ...(stage !== 'develop' && { [cacheGroups.ofSharedModules]: { name: false } }) } },
      },
    });
  // not __dirname: Gatsby compiles this file to another folder
  const source = (...module: string[]) => path.resolve('plugins', 'gatsby-plugin-first-paint', 'src', ...module);
  if (stage === 'build-javascript') {
    const { entry, resolve, ...config } = (getConfig as () => WebpackConfig)();
    // the two modules that src/stagedStart.ts imports by these names
    const alias = { ...resolve.alias, 'first-paint-site$': path.resolve('gatsby-browser'), 'first-paint-gatsby$': entry[entryOfBundle] };
    actions.replaceWebpackConfig({ ...config, entry: { ...entry, [entryOfBundle]: source('stagedStart.ts') }, resolve: { ...resolve, alias } });
  }
  if (stage !== 'build-html') return;
  removeChunkMap();
  actions.setWebpackConfig({
    plugins: [
      define({
        'process.env.FIRST_PAINT_HEAD': JSON.stringify(inlineScript([...headScripts.map((module) => path.resolve(module)), source('inline', 'head.ts')])),
        'process.env.FIRST_PAINT_BODY': JSON.stringify(
          inlineScript([source('inline', 'body.ts')], { OPTIONS: { deferredStylesheet, fontFiles } }, { 'first-paint-address': path.resolve(addressRule) }),
        ),
        // Gatsby renders every page again when these change: otherwise a page could name files that no longer exist, or keep outdated styles
        'process.env.FIRST_PAINT_CHUNKS': JSON.stringify(filesOfChunks()),
      }),
    ],
  });
};
