import type { ParentSpanPluginArgs } from 'gatsby';
import type { AvifOptions, Metadata, Sharp, Stats } from 'sharp';

/** Everything used of Gatsby and its plugins beyond their public API; `internals.test.ts` checks it against the installed packages. */

// The state of a build (gatsby/dist/redux/reducers). Without it, pictures are encoded after the scripts are bundled, which makes a first build slower.

interface BuildState {
  /** How Gatsby was started. */
  readonly program: unknown;
  readonly pages: ReadonlyMap<string, { readonly componentPath: string; readonly context?: PageContext }>;
  /** Pages and templates by file path; `query` is empty if they have none. */
  readonly components: ReadonlyMap<string, { readonly query?: string }>;
  readonly jobsV2: { readonly complete: ReadonlyMap<string, unknown> };
}

interface PageContext {
  readonly language?: string;
}

type Store = Pick<ParentSpanPluginArgs, 'store'>['store'];

/** The state. `schema/writeQueryTypes.ts` uses it too, which is separate because it must not be in the bundle that renders HTML, as this file is. */
export const stateOf = (store: Store): BuildState => (store as unknown as { readonly getState: () => BuildState }).getState();

/** Whether this build, or an earlier one whose cache it uses, has completed any job. */
export const hasCompletedJobs = (store: Store): boolean => stateOf(store).jobsV2.complete.size > 0;

/** Makes Gatsby forget completed jobs: it does not check whether their files still exist. Without this, a restored picture is missing. */
export function forgetCompletedJobs(store: Store): void {
  const { dispatch } = store as unknown as { readonly dispatch: (action: object) => void };
  for (const contentDigest of [...stateOf(store).jobsV2.complete.keys()]) dispatch({ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } });
}

/** The query of every page that has one, with its variables. Available from `onPostBootstrap`. */
export function pageQueries(store: Store): { readonly query: string; readonly context: PageContext }[] {
  const { pages, components } = stateOf(store);
  return [...pages.values()].flatMap(({ componentPath, context = {} }) => {
    const query = components.get(componentPath)?.query;
    return query ? [{ query, context }] : [];
  });
}

// Files that Gatsby writes into `public`.

/** Folder of the slices (gatsby/dist/utils/worker/child/render-html.js). If wrong, they are treated as pages, and Gatsby's script tags are deleted. */
export const slicesFolder = '_gatsby/';

/** Prefix of the names of all page chunks: `component---src-pages-index-tsx` (gatsby/dist/utils/js-chunk-names.js). */
export const pageChunkPrefix = 'component---';

export const partytownInBrowser = /internal-plugins[\\/]partytown[\\/]gatsby-browser/;

/** How Gatsby splits scripts (gatsby/dist/utils/webpack.config.js): `commons` is what all pages need, `shared` what several do. */
export interface Split {
  readonly cacheGroups: { readonly commons: { readonly minChunks: number } };
}

/**
 * One script file a page, beside the first (the entry `app`), which has what most pages need: a module that 85 % as many pages and parts load as there are pages.
 * If Gatsby's groups are others, pages have more files and 3 KiB more (docs/decisions/0034-few-script-files.md).
 */
export function fewScriptFiles({ cacheGroups, ...split }: Split): object {
  const { commons } = cacheGroups;
  const minChunks = Math.round(0.85 * commons.minChunks);
  return { ...split, cacheGroups: { ...cacheGroups, shared: false, commons: { ...commons, name: 'app', minSize: 0, minChunks } } };
}

/** Whether a plugin of webpack writes the style sheets (gatsby/dist/utils/webpack-utils.js). If wrong, they have Gatsby's names, and no rule has browsers keep them. */
export const writesStyles = (plugin: object): boolean => plugin.constructor.name === 'MiniCssExtractPlugin';

/** Gatsby's own registration of a service worker, which src/browser/cacheForOffline.ts replaces. If wrong, pages load it and never run it. */
export const workerRegistration = /\.\/register-service-worker$/;

/** The option of css-loader that names classes (gatsby/dist/utils/webpack-utils.js). If wrong, classes have Gatsby's long names, 1 % of a page's HTML. */
export const optionOfClassNames = 'localIdentName';

// gatsby-plugin-react-i18next

/** They export only `wrapPageElement`, which src/i18n/pageMessages.tsx replaces. If wrong, pages load all of react-i18next and a second i18next. */
export const i18nPluginWrapper = /gatsby-plugin-react-i18next[\\/]gatsby-(?:browser|ssr)/;

/** The `matchPath` of the plugin for a translated 404 page: it adds the language twice (dist/plugin/onCreatePage.js). */
export const faultyNotFoundPath = (language: string): string => `/${language}/${language}/*`;

// Messages between `gatsby build` and its parent process (gatsby/dist/utils/jobs). Without them pictures are encoded within Gatsby's process.

/** Environment variables: Gatsby offers its jobs to the parent process, and writes plain lines. */
export const externalJobs = { ENABLE_GATSBY_EXTERNAL_JOBS: 'true' };
export const plainOutput = { GATSBY_LOGGER: 'yurnalist' };

type BuildMessage = { readonly type: 'pictureJob'; readonly id: string; readonly job: PictureJob } | { readonly type: 'otherJob'; readonly id: string };

/** The content of a message from Gatsby; undefined for those not needed here. */
export function readMessage(message: unknown): BuildMessage | undefined {
  const { type, payload } = message as { readonly type?: string; readonly payload?: PictureJob & { readonly id: string; readonly name: string } };
  if (type !== 'JOB_CREATED' || !payload) return undefined;
  const { id, name, ...job } = payload;
  return name === pictureJobName ? { type: 'pictureJob', id, job } : { type: 'otherJob', id };
}

export const jobAnswers = {
  completed: (id: string) => ({ type: 'JOB_COMPLETED', payload: { id, result: {} } }),
  failed: (id: string, error: string) => ({ type: 'JOB_FAILED', payload: { id, error } }),
  declined: (id: string) => ({ type: 'JOB_NOT_WHITELISTED', payload: { id } }),
};

// gatsby-plugin-image

/** Prefix of the keys of the plugin's elements in the head (gatsby-ssr.js). If wrong, every page has styles and a script for an unused component. */
export const imageComponentKey = 'gatsby-image-style';

// gatsby-plugin-sharp

/** Name of the plugin's jobs, run by `processFile` of `gatsby-plugin-sharp/process-file`. */
export const pictureJobName = 'IMAGE_PROCESSING';

/** A job of gatsby-plugin-sharp for its worker: variants of one picture. */
export interface PictureJob {
  /** The original, with Gatsby's hash of its content. */
  readonly inputPaths: readonly { readonly path: string; readonly contentDigest: string }[];
  readonly outputDir: string;
  readonly args: {
    readonly operations: readonly PictureOperation[];
    /** The options read by its `process-file.js`. */
    readonly pluginOptions: { readonly useMozJpeg?: boolean; readonly stripMetadata?: boolean; readonly failOn?: string; readonly defaultQuality?: number };
  };
}

export interface PictureOperation {
  readonly outputPath: string;
  readonly args: PictureVariant;
}

/** One variant of a picture: its width in pixels, its encoding, and more that only the plugin reads. */
export interface PictureVariant {
  readonly width?: number;
  readonly toFormat: string;
  readonly quality?: number;
}

/** Every query has a fallback, one JPEG by `resize` (src/queries/pictures.ts). If wrong, `npm run build` shows one warning for each picture. */
export const avifOnlyWarning = /Image .* specified only AVIF format, with no fallback format/;

// gatsby-plugin-sharp has no option for the effort of AVIF and ignores EXIF when it measures, nor one for the placeholder colour of a picture.
// `pictures/patchSharp.ts` replaces three methods of sharp for that; the contract test reports when one of them is no longer needed.

interface PictureMethods {
  avif: (options?: AvifOptions) => Sharp;
  metadata: () => Promise<Metadata>;
  stats: () => Promise<Stats>;
}

/** The methods shared by all pictures of sharp. Its types omit the prototype. */
export const prototypeOf = (sharp: unknown): PictureMethods => (sharp as { readonly prototype: PictureMethods }).prototype;
