import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { inlineScript } from './src/inlineScript';
import { cacheGroups, chunkMapScript, entryOfBundle, scriptsSliceFile, statsFile, type WebpackStats } from './src/internals';
import { markBuild } from './src/markBuild';
import type { FirstPaintOptions } from './src/options';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    firstImage: Joi.string().default('img[fetchpriority=high]').description('Selector of the image that LCP is measured by; scripts wait for it.'),
    headScripts: Joi.array().items(Joi.string()).default([]).description('Modules of the site that run inline in the head; paths from the root of the site.'),
    firstScreenId: Joi.string().description('Id of an element that the first paint waits for.'),
    deferredStylesheet: Joi.string().description('Address of a style sheet that is loaded after the first image.'),
    fontFiles: Joi.array().items(Joi.string()).default([]).description('Addresses of the font files of that style sheet.'),
    preloadOnTap: Joi.array().items(Joi.string()).default([]).description('Chunks that an early tap on an element with data-preload-chunk preloads.'),
    prefetchBudget: Joi.number().min(0).default(8).description('KiB of script after which no further page is prefetched.'),
  });

/** As much of webpack's configuration as is changed here. */
interface WebpackConfig {
  readonly entry: Readonly<Record<string, string>>;
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

/** The files of each chunk by its name, as JSON. */
const filesOfChunks = (): string => {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(path.resolve('public', statsFile), 'utf8')) as WebpackStats;
  return JSON.stringify(assetsByChunkName);
};

/** Leaves Gatsby's chunk map out of the slice that every page has: some 470 bytes of each. */
function removeChunkMap(): void {
  const file = path.resolve('public', scriptsSliceFile);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(chunkMapScript, ''));
}

/** Values for webpack's DefinePlugin, as constants of `process.env`. */
const constants = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`process.env.FIRST_PAINT_${name}`, JSON.stringify(value)]));

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig, plugins }, pluginOptions: PluginOptions) => {
  const { firstImage, headScripts, deferredStylesheet, fontFiles } = pluginOptions as unknown as FirstPaintOptions;
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
      define(
        constants({
          HEAD: inlineScript([...headScripts.map((module) => path.resolve(module)), source('inline', 'head.ts')]),
          BODY: inlineScript([source('inline', 'body.ts')], { OPTIONS: { firstImage, deferredStylesheet, fontFiles } }),
          // when these change, Gatsby renders every page again: otherwise a page could name files that no longer exist, or keep outdated styles
          CHUNKS: filesOfChunks(),
        }),
      ),
    ],
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => markBuild(path.resolve('public'));
