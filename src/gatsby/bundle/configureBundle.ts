import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { clockChanges } from '../../domain/stay/clockChanges';
import { hotelTimeZone, outsideHosts } from '../../site';
import { messagesVersion } from '../publish/messages';
import { iconsVersion } from './iconsVersion';

const own = (module: string): string => path.resolve('src', module);

/** A text for `process.env`, as webpack's DefinePlugin wants it. */
const constants = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));

/** The clocks of the hotel, from last year to the third from now: later than that, the browser is asked. */
const clocks = (year: number): string => JSON.stringify(clockChanges({ zone: hotelTimeZone, from: year - 1, to: year + 3 }));

/** Modules, by path, and what stands in their place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // whoever configures no services of third parties has neither their script nor their styles
  ...(outsideHosts.marketing || outsideHosts.recaptcha
    ? []
    : ([[/thirdParties[\\/](?:ThirdParties|ThirdPartyNotes|MarketingForm)$/, own('components/thirdParties/none.tsx')]] as const)),
  // its own part for pages brings all of react-i18next, HTML parser included, and a second copy of i18next
  [/gatsby-plugin-react-i18next[\\/]gatsby-(?:browser|ssr)/, own('i18n/pageMessages.tsx')],
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
          CLOCK_CHANGES: clocks(new Date().getUTCFullYear()),
          // a constant also where it is not set, so that the preview stays out of every build but the one for it
          GATSBY_PREVIEW: process.env.GATSBY_PREVIEW ?? '',
        }),
      ),
      ...replacements.map(([module, replacement]) => replace(module, replacement)),
    ],
    // react-datepicker asks for date-fns-tz only where a calendar has a time zone, by a name that webpack cannot read
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
  });
  if (stage !== 'build-javascript') return;
  // in `static/`, which one cache rule is for (src/gatsby/publish/cacheRules.ts); setWebpackConfig takes no output
  const config = (getConfig as () => { readonly output: object })();
  const scripts = 'static/[name]-[contenthash].js';
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, filename: scripts, chunkFilename: scripts } });
}
