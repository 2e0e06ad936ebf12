import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { wordsVersion } from '../publish/words';

/**
/**
 * What Gatsby's own bundle does not do: it knows the version of the words that are read on demand, leaves the preview out of every build but the
 * one for it, holds i18next once, though the plugin requires it and we import it, and each page inlines its own CSS instead of that of all components.
 */
export function configureBundle({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [
      define({
        'process.env.WORDS_VERSION': JSON.stringify(wordsVersion()),
        'process.env.GATSBY_PREVIEW': JSON.stringify(process.env.GATSBY_PREVIEW ?? ''),
      }),
    ],
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
    // react-datepicker's optional import is no reason for a warning
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
    ...((stage === 'build-javascript' || stage === 'develop') && { optimization: { splitChunks: { cacheGroups: { styles: false } } } }),
  });
}
