import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { absentPages } from '../../content/fixedPages';
import { countedPages } from '../../domain/measuring/pages';
import { clockChanges } from '../../domain/time/clock';
import { type Environment, environment } from '../../environment';
import { hotelConstant, hotelTimeZone } from '../../hotel';
import { contentNodes, type Nodes, pagesOfNodes } from '../contentNodes';
import { fewScriptFiles, i18nPluginWrapper, optionOfClassNames, partytownInBrowser, type Split, workerRegistration, writesStyles } from '../internals';
import { messagesVersion } from '../publish/messages';
import { hashOf } from '../publish/siteFiles';
import { bundleNames, hashDigits } from '../../domain/pages/builtFiles';
import { drawingOf, hotelTheme, themeStyles } from '../theme';

const sourceFile = (module: string): string => path.resolve('src', module);

/** Values for webpack's DefinePlugin, as constants of `process.env`. */
const constants = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));

/** Changes with the content of `static/icons.svg`, so that browsers do not use an older cached file. */
const iconsVersion = (): string => hashOf(fs.readFileSync('static/icons.svg')).slice(0, 8);

const hotelClockChanges = (year: number): string => JSON.stringify(clockChanges({ zone: hotelTimeZone, from: year - 1, to: year + 3 }));

/** The measured pages by address. */
const pagesToCount = (nodes: Nodes): string => JSON.stringify(countedPages(pagesOfNodes(nodes), contentNodes(nodes, 'Offer')));

const replacements = ({ marketing, botCheck, analytics }: Environment['settings']): readonly (readonly [RegExp, string])[] => [
  // without configured third parties, a build has neither their scripts nor their styles
  ...(marketing || botCheck || analytics.length > 0
    ? []
    : ([
        [/thirdParties[\\/](?:ThirdParties|ThirdPartyNotes|MarketingForm|botCheck)$/, sourceFile('components/thirdParties/withoutThirdParties.tsx')],
      ] as const)),
  ...(analytics.length > 0 ? [] : ([[/measuring[\\/]measurePage$/, sourceFile('measuring/withoutMeasuring.ts')]] as const)),
  [i18nPluginWrapper, sourceFile('i18n/pageMessages.tsx')],
  ...[partytownInBrowser, workerRegistration].map((unused) => [unused, sourceFile('gatsby/bundle/emptyModule.ts')] as const),
];

/** Names classes by five letters of a hash: the words of Gatsby's names are 1 % of a page's HTML. `gatsby develop` keeps them. */
function nameClasses(part: unknown, seen = new Set<unknown>()): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if (optionOfClassNames in part) part[optionOfClassNames] = '[hash:base52:5]';
  Object.values(part).forEach((inner) => nameClasses(inner, seen));
}

/** The site's additions to Gatsby's webpack configuration. */
export function configureBundle({ stage, actions, plugins, getConfig, getNodesByType }: CreateWebpackConfigArgs): void {
  const { settings, values } = environment();
  const theme = hotelTheme();
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const replace = plugins.normalModuleReplacement as (module: RegExp, replacement: string) => object;
  actions.setWebpackConfig({
    plugins: [
      define({
        'process.env.HOTEL': hotelConstant('languages', 'timeZone', 'country', 'currency', 'pages'),
        ...constants({
          ICONS_VERSION: iconsVersion(),
          MESSAGES_VERSION: messagesVersion(),
          CLOCK_CHANGES: hotelClockChanges(new Date().getUTCFullYear()),
          // defined even if not set, so that other builds omit the preview's code; develop mode has it
          GATSBY_PREVIEW: values.GATSBY_PREVIEW ?? (stage.startsWith('develop') ? 'true' : ''),
          HOTEL_MARK: JSON.stringify(drawingOf(theme.mark)),
          THEME_COLOUR: theme.palette.primary,
          THEME_STYLES: themeStyles(theme),
          SITE_SETTINGS: JSON.stringify(settings),
          ABSENT_PAGES: JSON.stringify(absentPages('.')),
          ...(settings.analytics.length > 0 && { COUNTED_PAGES: pagesToCount({ getNodesByType }) }),
        }),
      }),
      ...replacements(settings).map(([module, replacement]) => replace(module, replacement)),
    ],
    // react-datepicker requires date-fns-tz by an expression that webpack cannot resolve, and only for a calendar with a time zone
    module: { rules: [{ test: /react-datepicker/, parser: { exprContextCritical: false } }] },
  });
  const config = (
    getConfig as () => {
      readonly module: object;
      readonly output: object;
      readonly optimization: { readonly splitChunks: Split };
      readonly plugins: readonly object[];
    }
  )();
  if (stage.startsWith('build')) nameClasses(config.module);
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(config);
    return;
  }
  // Gatsby's settings target older browsers than this site (browserslist in package.json); setWebpackConfig would add it to Gatsby's own minimizer
  const minifyJs = plugins.minifyJs as (options: object) => object;
  const minifyCss = plugins.minifyCss as () => object;
  const extractText = plugins.extractText as (options: object) => object;
  // modules, whose names are numbers, as methods
  const compress = { passes: 3, inline: 1, reduce_funcs: false, unsafe_methods: /^\d+$/ };
  const minimizer = [minifyJs({ terserOptions: { ecma: 2020, module: true, compress, output: { ecma: 2020 } } }), minifyCss()];
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins.map((plugin) =>
      writesStyles(plugin) ? extractText({ filename: bundleNames.style, chunkFilename: bundleNames.chunkStyle }) : plugin,
    ),
    // every page's HTML and the first script list the files with their hashes
    output: {
      ...config.output,
      filename: bundleNames.script,
      chunkFilename: bundleNames.chunkScript,
      hashDigestLength: hashDigits,
      environment: { arrowFunction: true, const: true },
    },
    optimization: {
      ...config.optimization,
      minimizer,
      // docs/decisions/0034-few-script-files.md
      moduleIds: 'size',
      chunkIds: 'size',
      splitChunks: fewScriptFiles(config.optimization.splitChunks),
    },
  });
}
