import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { iconsVersion } from './iconsVersion';
import { nameFilesByContent, type Bundle } from './nameFilesByContent';
import { useShortClassNames } from './useShortClassNames';

const own = (module: string): string => path.resolve('src', module);

/** Modules of packages, by path, and what stands in their place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // its own part for pages brings all of react-i18next, HTML parser included, and a second copy of i18next
  [/gatsby-plugin-react-i18next[\\/]gatsby-(?:browser|ssr)/, own('loading/pageWords.tsx')],
  // scripts in a worker, and a service worker: this site has neither
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, own('gatsby/bundle/nothing.ts')],
  [/\.cache[\\/]register-service-worker/, own('gatsby/bundle/nothing.ts')],
  // every browser that the site is built for has its own
  [/resize-observer-polyfill/, own('gatsby/bundle/nativeResizeObserver.ts')],
];

/**
 * What Gatsby's own bundle does otherwise: each page inlines its own CSS instead of that of all components, classes and files bear short names,
 * and what this site never uses stays out of the browser's script.
 */
export function configureBundle({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    // react-datepicker's optional import is no reason for a warning
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
    plugins: [
      plugins.define({ 'process.env.ICONS_VERSION': JSON.stringify(iconsVersion()) }),
      ...replacements.map(([module, replacement]) => plugins.normalModuleReplacement(module, replacement)),
    ],
    ...((stage === 'build-javascript' || stage === 'develop') && { optimization: { splitChunks: { cacheGroups: { styles: false } } } }),
  });
  if (!stage.startsWith('build')) return;
  const bundle = getConfig() as Bundle;
  useShortClassNames(bundle.module.rules);
  if (stage === 'build-javascript') nameFilesByContent(bundle);
  actions.replaceWebpackConfig(bundle);
}
