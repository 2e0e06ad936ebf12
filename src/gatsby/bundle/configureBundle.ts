import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { clockChanges } from '../../domain/stay/clock';
import { hotelTimeZone, thirdPartyHosts } from '../../site';
import { i18nPluginWrapper, partytownInBrowser } from '../internals';
import { messagesVersion } from '../publish/messages';

const own = (module: string): string => path.resolve('src', module);

/** Values for webpack's DefinePlugin, as constants of `process.env`. */
const constants = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));

/** Changes with the content of `static/icons.svg`, so that browsers never use a cached older file. */
const iconsVersion = (): string => crypto.createHash('sha256').update(fs.readFileSync('static/icons.svg')).digest('hex').slice(0, 8);

/** Changes of the hotel's clocks from last year to three years ahead; beyond that the browser computes them. */
const hotelClockChanges = (year: number): string => JSON.stringify(clockChanges({ zone: hotelTimeZone, from: year - 1, to: year + 3 }));

/** Modules, by path, and the modules that replace them. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // without third parties configured, a build has neither their scripts nor their styles
  ...(thirdPartyHosts.marketing || thirdPartyHosts.recaptcha
    ? []
    : ([[/thirdParties[\\/](?:ThirdParties|ThirdPartyNotes|MarketingForm)$/, own('components/thirdParties/withoutThirdParties.tsx')]] as const)),
  [i18nPluginWrapper, own('i18n/pageMessages.tsx')],
  [partytownInBrowser, own('gatsby/bundle/emptyModule.ts')],
];

/** What the site adds to Gatsby's webpack configuration. */
export function configureBundle({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const replace = plugins.normalModuleReplacement as (module: RegExp, replacement: string) => object;
  actions.setWebpackConfig({
    plugins: [
      define(
        constants({
          ICONS_VERSION: iconsVersion(),
          MESSAGES_VERSION: messagesVersion(),
          CLOCK_CHANGES: hotelClockChanges(new Date().getUTCFullYear()),
          // defined even where it is not set, so that other builds leave the preview's code out
          GATSBY_PREVIEW: process.env.GATSBY_PREVIEW ?? '',
        }),
      ),
      ...replacements.map(([module, replacement]) => replace(module, replacement)),
    ],
    // react-datepicker requires date-fns-tz by an expression that webpack cannot resolve, and only for a calendar with a time zone
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
  });
  if (stage !== 'build-javascript') return;
  const config = (getConfig as () => { readonly output: object; readonly optimization: object })();
  // into `static/`, which has one cache rule (src/gatsby/publish/headerRules.ts); setWebpackConfig accepts no output
  const scripts = 'static/[name]-[contenthash].js';
  // Gatsby's settings are those of older browsers than ours (browserslist in package.json); setWebpackConfig would add it to Gatsby's own minimizer
  const minifyJs = plugins.minifyJs as (options: object) => object;
  const minifyCss = plugins.minifyCss as () => object;
  const minimizer = [minifyJs({ terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } } }), minifyCss()];
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename: scripts, chunkFilename: scripts },
    optimization: { ...config.optimization, minimizer },
  });
}
