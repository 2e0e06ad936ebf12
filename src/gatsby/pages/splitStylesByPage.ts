import type { CreateWebpackConfigArgs } from 'gatsby';

/** Gatsby puts the CSS of all components into every page. Without that rule each page inlines its own only. */
export function splitStylesByPage({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ optimization: { splitChunks: { cacheGroups: { styles: false } } } });
}
