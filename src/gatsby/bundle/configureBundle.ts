import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Two things that Gatsby's own bundle does otherwise:
 * each page inlines its own CSS instead of that of all components, and react-datepicker's optional import is no reason for a warning.
 */
export function configureBundle({ stage, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
    ...((stage === 'build-javascript' || stage === 'develop') && { optimization: { splitChunks: { cacheGroups: { styles: false } } } }),
  });
}
