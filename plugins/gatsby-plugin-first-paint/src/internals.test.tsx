import fs from 'node:fs';
import path from 'node:path';
import {
  cacheGroups,
  chunkMapScript,
  chunkOf,
  entryOfBundle,
  focusedByRouter,
  isPagePathScript,
  isScriptsSlice,
  routeAnnouncer,
  scriptsSliceFile,
  statsFile,
} from './internals';
import { appDataUrl } from './pageData';
import { brokenContracts } from '../../../tests/support/contracts';

// After an upgrade of Gatsby, each line of a failure names what changed and the file to check. GATSBY_FOLDER tests another copy of Gatsby.
const gatsby = process.env.GATSBY_FOLDER ?? path.dirname(require.resolve('gatsby/package.json'));

/** What the plugin relies on: a file of Gatsby, text in it, and what to check when the text is missing. */
const contracts: readonly (readonly [file: string, text: string | RegExp, consequence: string])[] = [
  ['cache-dir/production-app.js', 'window.___loader = publicLoader', 'the loader has another name: internals.ts, GatsbyWindow.___loader'],
  ['cache-dir/production-app.js', 'publicLoader.loadPage(browserLoc', 'the first page is loaded differently: reportLoadError.ts'],
  ['cache-dir/production-app.js', /^import \{ apiRunner.*api-runner-browser/m, 'plugins are no longer evaluated first: gatsbyBugs.ts'],
  ['cache-dir/production-app.js', 'sessionStorage.removeItem(', 'sessionStorage is used differently: gatsbyBugs.ts may no longer be needed'],
  ['cache-dir/production-app.js', 'const { pagePath, location: browserLoc } = window', 'the first page is set differently: internals.ts, pagePath'],
  [
    'cache-dir/production-app.js',
    'page.page.webpackCompilationHash !== window.___webpackCompilationHash',
    'builds are compared differently: navigationFallback.ts',
  ],
  ['cache-dir/navigation.js', 'window.___navigate =', 'navigation has another name: internals.ts, GatsbyWindow.___navigate'],
  ['cache-dir/production-app.js', `id="${focusedByRouter.slice(1)}"`, 'the router focuses another element: internals.ts, focusedByRouter'],
  ['cache-dir/route-announcer-props.js', `id: \`${routeAnnouncer.slice(1)}\``, 'pages are announced by another element: internals.ts, routeAnnouncer'],
  ['cache-dir/loader.js', /loadPage: rawPath => instance\.loadPage\(rawPath\)/, 'loadPage is no longer public: internals.ts, Loader'],
  ['cache-dir/loader.js', /loadPageSync: \(rawPath, options = \{\}\) =>/, 'loadPageSync is no longer public: internals.ts, Loader'],
  ['cache-dir/loader.js', 'Error: `error`', 'a failed page has another status: internals.ts, isLoaded'],
  ['cache-dir/loader.js', '/page-data/${fixedPath}/page-data.json', 'page data has another address: pageData.ts, pageDataUrl'],
  ['cache-dir/loader.js', 'path === `/` ? `index` : stripSurroundingSlashes(path)', 'page data has another address: pageData.ts, pageDataUrl'],
  ['cache-dir/loader.js', `__PATH_PREFIX__}${appDataUrl}`, 'app data has another address: pageData.ts, appDataUrl'],
  ['cache-dir/loader.js', 'json: pageData.result', 'a page has its data elsewhere: refuseOtherBuilds.ts'],
  ['cache-dir/ensure-resources.js', 'loader.loadPageSync(', 'a page is shown without loadPageSync: refuseOtherBuilds.ts'],
  ['cache-dir/loader.js', 'this.apiRunner(`onPrefetchPathname`', 'onPrefetchPathname is called differently: prefetch.ts'],
  ['cache-dir/static-entry.js', 'sliceId: `_gatsby-scripts`', 'the slice of scripts has another name: internals.ts, isScriptsSlice'],
  ['cache-dir/static-entry.js', 'key={`script-loader`}', 'the script that sets pagePath has another key: internals.ts, isPagePathScript'],
  ['dist/utils/page-data.js', 'componentChunkName', 'page data names its chunk differently: internals.ts, chunkOf'],
  ['dist/utils/gatsby-webpack-stats-extractor.js', 'assetsByChunkName', 'the statistics have another shape: internals.ts, WebpackStats'],
  ['dist/utils/gatsby-webpack-stats-extractor.js', statsFile, 'the statistics have another file: internals.ts, statsFile'],
  ['dist/utils/gatsby-webpack-stats-extractor.js', 'window.___chunkMapping=${JSON.stringify(newChunkMapJson)}', 'the chunk map: internals.ts, ___chunkMapping'],
  ['dist/utils/gatsby-webpack-stats-extractor.js', chunkMapScript, 'the chunk map stands in another script: internals.ts, chunkMapScript'],
  ['dist/utils/gatsby-webpack-stats-extractor.js', path.basename(scriptsSliceFile), 'the slice of scripts has another file: internals.ts, scriptsSliceFile'],
  ['dist/utils/webpack.config.js', `${cacheGroups.ofAllStyles}: {`, 'the cache group of styles has another name: internals.ts, cacheGroups'],
  ['dist/utils/webpack.config.js', `${cacheGroups.ofSharedModules}: {`, 'the cache group of shared modules has another name: internals.ts, cacheGroups'],
  ['dist/utils/webpack.config.js', `${entryOfBundle}: directoryPath(\`.cache/production-app\`)`, 'another entry: internals.ts, entryOfBundle; stagedStart.ts'],
];

const readGatsby = (file: string): string => (fs.existsSync(path.join(gatsby, file)) ? fs.readFileSync(path.join(gatsby, file), 'utf8') : '');

const changes = (read = readGatsby): string[] =>
  brokenContracts(
    contracts.map((contract) => ['gatsby', ...contract] as const),
    (_, file) => read(file),
  );

test('the installed Gatsby is what internals.ts says it is', () => {
  expect(changes()).toEqual([]);
});

test('a part of Gatsby that was renamed or removed is reported in one line that says what to look at', () => {
  expect(changes((file) => readGatsby(file).replaceAll('_gatsby-scripts', '_gatsby-js'))).toEqual([
    'gatsby/cache-dir/static-entry.js: the slice of scripts has another name: internals.ts, isScriptsSlice',
    'gatsby/dist/utils/gatsby-webpack-stats-extractor.js: the slice of scripts has another file: internals.ts, scriptsSliceFile',
  ]);
  expect(changes((file) => (file === 'cache-dir/navigation.js' ? '' : readGatsby(file)))).toEqual([
    'gatsby/cache-dir/navigation.js: navigation has another name: internals.ts, GatsbyWindow.___navigate',
  ]);
});

test('elements are recognised by their slice or key', () => {
  const Slice = (_: { sliceId: string }) => null;
  expect([<Slice key="a" sliceId="_gatsby-scripts" />, <Slice key="b" sliceId="other" />, <p key="c" />, 'text'].map(isScriptsSlice)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([<script key="script-loader" />, <script key="other" />, null].map(isPagePathScript)).toEqual([true, false, false]);
});

test('a page without data has no chunk', () => {
  expect([chunkOf({ componentChunkName: 'a' }), chunkOf(undefined), chunkOf({})]).toEqual(['a', '', '']);
});
