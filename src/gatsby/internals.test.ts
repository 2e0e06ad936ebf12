import type { ParentSpanPluginArgs } from 'gatsby';
import {
  avifOnlyWarning,
  externalJobs,
  faultyNotFoundPath,
  forgetCompletedJobs,
  hasCompletedJobs,
  i18nPluginWrapper,
  imageComponentKey,
  jobAnswers,
  optionOfClassNames,
  pageChunkPrefix,
  pageQueries,
  pictureJobName,
  plainOutput,
  readMessage,
  slicesFolder,
} from './internals';
import { brokenContracts, type Contract, readPackage } from '../../tests/support/contracts';

// After an upgrade of Gatsby or its plugins, each line of a failure names what changed and the file to check.

const contracts: readonly Contract[] = [
  ['gatsby', 'dist/redux/reducers/pages.js', 'state.set(action.payload.path, action.payload)', 'the state keeps pages differently: pageQueries'],
  ['gatsby', 'dist/redux/reducers/components.js', 'component.query = action.payload.query', 'the state keeps queries differently: pageQueries'],
  ['gatsby', 'dist/redux/reducers/jobsv2.js', 'state.complete.set(job.contentDigest', 'the state keeps jobs differently: hasCompletedJobs'],
  [
    'gatsby',
    'dist/services/graphql-typegen.js',
    'graphQLTypegen({\n  program,\n  store,\n  parentSpan,\n  reporter\n})',
    'types of queries: writeQueryTypes.ts',
  ],
  ['gatsby', 'dist/redux/reducers/jobsv2.js', 'case `REMOVE_STALE_JOB_V2`:', 'completed jobs are forgotten differently: forgetCompletedJobs'],
  ['gatsby', 'dist/redux/actions/internal.js', 'jobsV2.complete.has(jobContentDigest)', 'completed jobs are run again: forgetCompletedJobs may be unnecessary'],
  ['gatsby', 'dist/utils/jobs/manager.js', 'contentDigest: createFileHash(pth)', 'originals have no hash: PictureJob, tools/build/pictureCache.ts'],
  ['gatsby', 'dist/redux/reducers/index.js', 'exports.jobsV2 = ', 'the state names jobs differently: hasCompletedJobs'],
  ['gatsby', 'dist/utils/worker/child/render-html.js', `path.join(publicDir, \`${slicesFolder.slice(0, -1)}\`, \`slices\``, 'slices elsewhere: slicesFolder'],
  [
    'gatsby',
    'dist/utils/webpack-utils.js',
    'extractText = options => new _miniCssExtractPlugin.default(',
    'style sheets are written by another plugin: writesStyles',
  ],
  ['gatsby', 'dist/utils/js-chunk-names.js', '`${kind}---${', 'chunks have other names: pageChunkPrefix'],
  ['gatsby', 'dist/utils/js-chunk-names.js', `kind = \`${pageChunkPrefix.replace('---', '')}\``, 'chunks of pages have other names: pageChunkPrefix'],
  ['gatsby', 'dist/utils/webpack-utils.js', `${optionOfClassNames}: `, 'classes are named by another option: optionOfClassNames'],
  ['gatsby', 'cache-dir/production-app.js', 'require(`./register-service-worker`)', 'the service worker is registered by another module: workerRegistration'],
  ['gatsby', 'dist/utils/webpack.config.js', / commons: \{\n.*minChunks: .* shared: \{/s, 'scripts are split differently: fewScriptFiles'],
  ['gatsby', 'dist/utils/webpack.config.js', 'app: directoryPath(`.cache/production-app`)', 'the first script has another name: fewScriptFiles'],
  [
    'gatsby',
    'dist/internal-plugins/partytown/gatsby-browser.js',
    /^(?!.*exports\.(?!onInitialClientRender|__esModule)).*exports\.onInitialClientRender/s,
    'its plugin for scripts off the main thread does more: partytownInBrowser',
  ],
  ...['gatsby-browser.js', 'gatsby-ssr.js'].map(
    (file) =>
      ['gatsby-plugin-react-i18next', file, /^(?!.*exports\.(?!wrapPageElement)).*exports\.wrapPageElement/s, 'exports more: i18nPluginWrapper'] as const,
  ),
  ['gatsby', 'dist/utils/jobs/manager.js', `process.env.${Object.keys(externalJobs)[0] ?? ''} === \`true\``, 'the switch is another: externalJobs'],
  ['gatsby', 'dist/utils/jobs/manager.js', 'type: _types.MESSAGE_TYPES.JOB_CREATED,\n    payload: job', 'jobs are sent differently: readMessage'],
  ['gatsby', 'dist/utils/jobs/manager.js', 'deferred.resolve(msg.payload.result)', 'answers to jobs are read differently: jobAnswers'],
  ['gatsby', 'dist/utils/jobs/manager.js', 'new _types.WorkerError(msg.payload.error)', 'answers to jobs are read differently: jobAnswers'],
  ...['JOB_CREATED', ...Object.values(jobAnswers).map((answer) => answer('1', '').type)].map(
    (type) => ['gatsby', 'dist/utils/jobs/types.js', `= "${type}"`, `messages about jobs have other names: readMessage, jobAnswers (${type})`] as const,
  ),
  ['gatsby-cli', 'lib/reporter/start-logger.js', `includes(\`${plainOutput.GATSBY_LOGGER}\`)`, 'loggers have other names: plainOutput'],
  ['gatsby-plugin-sharp', 'gatsby-worker.js', `exports.${pictureJobName} = ({\n  inputPaths,\n  outputDir,\n  args\n})`, 'another worker: PictureJob'],
  ['gatsby-plugin-sharp', 'gatsby-worker.js', 'processFile(inputPaths[0].path, args.operations.map(', 'jobs have another shape: PictureJob'],
  ['gatsby-plugin-sharp', 'process-file.js', 'const processFile = async (file, transforms, options = {})', 'another encoder: tools/build/encodePictures.ts'],
  ['gatsby-plugin-image', 'gatsby-ssr.js', `key: "${imageComponentKey}"`, 'elements in the head have other keys: imageComponentKey'],
  ['gatsby-plugin-sharp', 'image-data.js', avifOnlyWarning, 'the warning has another text, or is gone: avifOnlyWarning'],
  ['gatsby-plugin-sharp', 'image-data.js', 'await pipeline.metadata()', 'pictures are measured differently: respectExifOrientation may be unnecessary'],
  [
    'gatsby-plugin-sharp',
    'process-file.js',
    '.avif({\n        quality: transformArgs.quality,\n        force: transformArgs.toFormat === `avif`\n',
    'AVIF has other options: setAvifEffort in pictures/patchSharp.ts may be unnecessary',
  ],
];

test('Gatsby and its plugins are what internals.ts says they are', () => {
  expect(brokenContracts(contracts)).toEqual([]);
});

test('gatsby-plugin-sharp reads no options but those by which pictures are kept (settingsOf in tools/build/pictureCache.ts)', () => {
  const options = [...readPackage('gatsby-plugin-sharp', 'process-file.js').matchAll(/\boptions\.(\w+)/g)].map(([, name]) => name);
  expect(options).toEqual(['failOn', 'stripMetadata', 'defaultQuality', 'useMozJpeg']);
});

test('gatsby-plugin-react-i18next still adds the language twice; once it does not, fixedNotFoundPath in src/gatsby/pages/createPages.ts can go', async () => {
  const { onCreatePage } = jest.requireActual<{ onCreatePage: (args: object, options: object) => Promise<void> }>('gatsby-plugin-react-i18next/gatsby-node');
  const createPage = jest.fn<undefined, [page: { path: string; matchPath?: string }]>();
  const page = { path: '/404/', matchPath: undefined, context: {} };
  await onCreatePage({ page, actions: { createPage, deletePage: jest.fn() } }, { languages: ['pt', 'en'], defaultLanguage: 'pt' });
  expect(createPage.mock.calls.map(([{ path: address, matchPath }]) => [address, matchPath])).toEqual([
    ['/404/', undefined],
    ['en/404/', faultyNotFoundPath('en')],
  ]);
});

const store = {
  getState: () => ({
    pages: new Map([
      ['/', { componentPath: 'index.tsx', context: { language: 'pt' } }],
      ['/404', { componentPath: '404.tsx' }],
      ['/unknown', { componentPath: 'unknown.tsx' }],
    ]),
    components: new Map([
      ['index.tsx', { query: 'query Home' }],
      ['404.tsx', { query: '' }],
    ]),
    jobsV2: { complete: new Map([['a', {}]]) },
  }),
} as unknown as ParentSpanPluginArgs['store'];

test('the state of a build has the queries of its pages, and its completed jobs', () => {
  expect(pageQueries(store)).toEqual([{ query: 'query Home', context: { language: 'pt' } }]);
  expect(hasCompletedJobs(store)).toBe(true);
});

test.each(['/a/node_modules/gatsby-plugin-react-i18next/gatsby-browser', 'C:\\a\\gatsby-plugin-react-i18next\\gatsby-ssr.js'])('%s is replaced', (module) => {
  expect(module).toMatch(i18nPluginWrapper);
});

test('completed jobs are forgotten one by one', () => {
  const dispatch = jest.fn();
  forgetCompletedJobs({ ...store, dispatch });
  expect(dispatch.mock.calls).toEqual([[{ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest: 'a' } }]]);
});

const job = { inputPaths: [{ path: 'a.jpg', contentDigest: '1' }], outputDir: 'public', args: { operations: [], pluginOptions: {} } };

test.each([
  [{ type: 'LOG_ACTION', action: { type: 'LOG', payload: { text: 'a' } } }, undefined],
  [
    { type: 'JOB_CREATED', payload: { id: '1', name: 'IMAGE_PROCESSING', ...job } },
    { type: 'pictureJob', id: '1', job },
  ],
  [
    { type: 'JOB_CREATED', payload: { id: '1', name: 'OTHER', ...job } },
    { type: 'otherJob', id: '1' },
  ],
])('the message %j', (message, read) => {
  expect(readMessage(message)).toEqual(read);
});
