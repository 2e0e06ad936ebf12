import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { clockChanges } from '../../domain/stay/clockChanges';
import { hotelTimeZone, outsideHosts } from '../../site';
import { publicFolder } from '../publish/publicFolder';
import { wordsVersion } from '../publish/words';
import { CacheByVersion } from './CacheByVersion';
import { CountStyles } from './CountStyles';
import { LaterStyles } from './LaterStyles';
import { iconsVersion } from './iconsVersion';
import { inlineScript } from './inlineScript';
import { WithoutChunkMap } from './WithoutChunkMap';
import { keepLaterLast } from './keepLaterLast';
import { minifyBySwc, type MinifyJs } from './minifyBySwc';
import { nameFilesByContent, type Bundle } from './nameFilesByContent';
import { nameClassesShortly } from './nameClassesShortly';

const own = (module: string): string => path.resolve('src', module);

/** Where the styles are published that do not stand in the pages (src/loading/laterStylesAddress.ts). */
const laterStyles = 'later.css';

/** A text for `process.env`, as webpack's DefinePlugin wants it. */
const known = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));

/** The clocks of the hotel, from last year to the third from now: whoever looks further asks the browser. */
const clocks = (year: number): string => JSON.stringify(clockChanges({ zone: hotelTimeZone, from: year - 1, to: year + 3 }));

/** Modules, by path, and what stands in their place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // whoever configures no services of third parties has neither their script nor their styles
  ...(outsideHosts.marketing || outsideHosts.recaptcha
    ? []
    : ([[/thirdParties[\\/](?:ThirdParties|ThirdPartyNotes|MarketingForm)$/, own('components/thirdParties/none.tsx')]] as const)),
  // its own part for pages brings all of react-i18next, HTML parser included, and a second copy of i18next
  [/gatsby-plugin-react-i18next[\\/]gatsby-(?:browser|ssr)/, own('loading/pageWords.tsx')],
  // scripts in a worker, and a service worker: this site has neither
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, own('gatsby/bundle/nothing.ts')],
  [/\.cache[\\/]register-service-worker/, own('gatsby/bundle/nothing.ts')],
];

const withAllPages = { name: 'commons', chunks: 'all', type: /javascript/, enforce: true, priority: 15 };

/**
 * Script that comes with every page, beside what Gatsby finds in all of them, so that whoever goes on to another page has it already: what a third of
 * them has, and what is around every page as well as in some. Styles apart: they stand in the pages.
 */
const commonScripts = {
  widespread: { ...withAllPages, minChunks: 10 },
  trip: { ...withAllPages, test: /[\\/](?:domain[\\/]trip[\\/]|useTrip\.ts)/ },
};

/**
 * What Gatsby's own bundle does otherwise: each page inlines its own CSS instead of that of all components, classes and files bear short names,
 * what this site never uses stays out of the browser's script, which begins in small steps and knows the hotel's clocks and the versions of the words
 * and drawings that come by themselves.
 */
export function configureBundle({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const replace = plugins.normalModuleReplacement as (module: RegExp, replacement: string) => object;
  // Gatsby gathers what two parts share under the names of these parts: all that come on demand have none, so that each brought what any two of them share.
  // It leaves small things to each of them, also a dialog, which many have
  const dialog = { test: /components[\\/]dialog[\\/](?:Dialog|inertOutside|openDialog)\.tsx?$/, enforce: true };
  const cacheGroups = { styles: false, ...(stage === 'build-javascript' && { shared: { name: false }, dialog, ...commonScripts }) };
  actions.setWebpackConfig({
    plugins: [
      new CacheByVersion({ files: ['package-lock.json', path.join('.cache', 'compiled', 'gatsby-node.js')] }),
      define(
        known({
          ICONS_VERSION: iconsVersion(),
          WORDS_VERSION: wordsVersion(),
          // a constant also where it is not set, so that the preview stays out of every build but the one for it
          GATSBY_PREVIEW: process.env.GATSBY_PREVIEW ?? '',
          CLOCK_CHANGES: clocks(new Date().getUTCFullYear()),
          HEAD_SCRIPT: inlineScript(own('loading/inline/head.ts')),
          BODY_SCRIPT: inlineScript(own('loading/inline/body.ts')),
        }),
      ),
      ...(stage === 'build-javascript' ? [new LaterStyles({ asset: laterStyles, faces: 'static/fonts/fonts.css' }), new WithoutChunkMap()] : []),
      ...(stage === 'build-html' ? [new CountStyles({ stats: path.join(publicFolder, 'webpack.stats.json') })] : []),
      ...replacements.map(([module, replacement]) => replace(module, replacement)),
    ],
    // react-datepicker asks for date-fns-tz only where a calendar has a time zone, by a name that webpack cannot read
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
    ...((stage === 'build-javascript' || stage === 'develop') && { optimization: { splitChunks: { cacheGroups } } }),
  });
  if (!stage.startsWith('build')) return;
  const bundle = (getConfig as () => Bundle)();
  nameClassesShortly(bundle.module.rules);
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(bundle);
    return;
  }
  nameFilesByContent(bundle);
  keepLaterLast(bundle, laterStyles);
  actions.replaceWebpackConfig({
    ...bundle,
    entry: { app: own('loading/begin.ts') },
    optimization: { ...bundle.optimization, minimizer: minifyBySwc(bundle.optimization.minimizer, plugins.minifyJs as unknown as MinifyJs) },
  });
}
