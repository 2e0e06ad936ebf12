import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { isSource } from './src/content/read';
import { heroId } from './src/domain/pages/sectionIds';
import { meanForDominantColour, respectExifOrientation, setAvifEffort } from './src/gatsby/pictures/patchSharp';
import { hostFiles } from './src/gatsby/publish/hostFiles';
import { contentTypeName } from './src/gatsby/schema/sdl';
import { fontFiles, themeBeforeCheck } from './src/gatsby/theme';
import { environment } from './src/environment';
import { hotelFolder } from './src/hotel';
import { defaultLanguage, languages } from './src/site';

// before anything else: a fault in the environment ends here
const { siteUrl, values } = environment();

const fonts = fontFiles(themeBeforeCheck());

setAvifEffort();
respectExifOrientation();
meanForDominantColour();

const isDevelop = process.env.NODE_ENV === 'development';

/** The background colour while a picture loads. Finding it means decoding each original: left out in develop mode, so that pages come sooner. */
const placeholder = isDevelop ? 'none' : 'dominantColor';

/** In develop mode a copy without faults (tools/develop/contentCopy.ts); a build reads the files themselves. */
const contentFolder = process.env.CONTENT_COPY ?? path.resolve(hotelFolder);

const filesBelow = (name: string, folder: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: folder, ignore: ['**/*.md', (file: string) => !isSource(folder, path.relative(folder, file), isDevelop)] },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  adapter: hostFiles,
  jsxRuntime: 'automatic',
  // The types are committed, so CI does not write them. Nor does the editing desk: every save would wait for them.
  // The paths are those of queries in Node; Gatsby finds those of pages and components itself.
  graphqlTypegen: values.GATSBY_PREVIEW !== 'true' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: !process.env.CI,
    documentSearchPaths: ['./src/gatsby/publish/**/*.ts'],
  },
  plugins: [
    // first, since it works around two bugs of Gatsby before Gatsby's own modules are evaluated
    {
      resolve: 'gatsby-plugin-first-paint',
      options: {
        firstScreenId: heroId,
        addressRule: 'src/domain/pages/meantAddress.ts',
        headScripts: ['src/browser/inHead.ts'],
        deferredStylesheet: fonts.stylesheet,
        fontFiles: fonts.files,
        preloadOnTap: ['calendar', 'deferred-layout'],
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['avif'], placeholder, avifOptions: { quality: 52 } } },
    },
    'gatsby-transformer-sharp',
    filesBelow('content', contentFolder),
    filesBelow('locale', `${__dirname}/locales`),
    { resolve: 'gatsby-transformer-json', options: { typeName: contentTypeName } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        // none: src/gatsby/schema/locales.ts creates them, with Portuguese in place of what a language lacks
        localeJsonSourceName: '',
        languages: [...languages],
        defaultLanguage,
        siteUrl,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
      },
    },
  ],
};

export default config;
