import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { wordsVersion } from '../publish/words';

/**
 * What Gatsby's own bundle does not do: it knows the version of the words that are read on demand, holds i18next once, though the plugin
 * requires it and we import it, each page inlines its own CSS instead of that of all components, and react-datepicker's optional import is no reason for a warning.
 */
export function configureBundle({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [define({ 'process.env.WORDS_VERSION': JSON.stringify(wordsVersion()) })],
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
    ...((stage === 'build-javascript' || stage === 'develop') && { optimization: { splitChunks: { cacheGroups: { styles: false } } } }),
  });
}
