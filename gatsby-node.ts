import type { GatsbyNode } from 'gatsby';
import { stopOnContentFaults } from './src/gatsby/content/check';
import { contentTypeDefs } from './src/gatsby/schema/sdl';
import { createWordsOfOffer } from './src/gatsby/schema/wordsOfOffers';
import { createLocalizedExtension } from './src/gatsby/schema/localized';
import { createMapPlaces } from './src/gatsby/schema/createMapPlaces';
import { requireContent } from './src/gatsby/schema/requireContent';
import { startPictureJobsEarly, rememberGraphql } from './src/gatsby/pictures/startPictureJobsEarly';
import { silenceAvifWarning } from './src/gatsby/pictures/silenceAvifWarning';
import { createPictureFields } from './src/gatsby/pictures/pictureFields';
import { createContentPages, fixNotFoundPaths } from './src/gatsby/pages/createPages';
import { configureBundle } from './src/gatsby/bundle/configureBundle';
import { writePictureFiles } from './src/gatsby/publish/writePictureFiles';
import { writeMessages } from './src/gatsby/publish/messages';
import { publishFacts } from './src/gatsby/publish/publishFacts';
import { publicFolder } from './src/gatsby/publish/siteFiles';
import { publishDesk } from './tools/desk/publish/publishDesk';
import { writeRedirectPages } from './src/gatsby/publish/redirects';

// A table of contents of src/gatsby: what happens in a build.

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => stopOnContentFaults({ root: __dirname, reporter });

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  createLocalizedExtension({ actions });
  actions.createTypes(contentTypeDefs());
};

export const onCreateNode: GatsbyNode['onCreateNode'] = createWordsOfOffer;

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  requireContent(args);
  silenceAvifWarning(args);
  createMapPlaces(args);
  createPictureFields(args);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  rememberGraphql(args);
  await createContentPages(args);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = fixNotFoundPaths;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle;

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  writeMessages();
  void startPictureJobsEarly(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishFacts(args);
  await writePictureFiles(args);
  await writeRedirectPages();
  await publishDesk({ root: __dirname, folder: publicFolder, env: process.env });
};
