import type { GatsbyNode } from 'gatsby';
import { environment } from './src/environment';
import { stopOnContentFaults } from './src/gatsby/stopOnContentFaults';
import { contentTypeDefs } from './src/gatsby/schema/sdl';
import { createLocales, updateLocales } from './src/gatsby/schema/locales';
import { createPageTextOfOffer } from './src/gatsby/schema/pageTextOfOffers';
import { areOnlyTypesWanted, writeSourceTypes, writeQueryTypes } from './src/gatsby/schema/writeQueryTypes';
import { createLocalizedExtension } from './src/gatsby/schema/localized';
import { createIllustrativeExtension } from './src/gatsby/schema/illustrative';
import { mapResolvers } from './src/gatsby/schema/createMapPlaces';
import { placeHoursResolvers } from './src/gatsby/schema/placeHours';
import { contentResolvers } from './src/gatsby/schema/resolvers';
import { startPictureJobsEarly, rememberGraphql } from './src/gatsby/pictures/startPictureJobsEarly';
import { pictureResolvers } from './src/gatsby/pictures/pictureFields';
import { completePage, createContentPages } from './src/gatsby/pages/createPages';
import { configureBundle } from './src/gatsby/bundle/configureBundle';
import { removeWithdrawn } from './src/gatsby/publish/removeWithdrawn';
import { writePdfFiles } from './src/gatsby/publish/writePdfFiles';
import { writePictureFiles } from './src/gatsby/publish/writePictureFiles';
import { writeMessages } from './src/gatsby/publish/messages';
import { writeThemeFiles } from './src/gatsby/publish/themeFiles';
import { publishFacts } from './src/gatsby/publish/publishFacts';
import { publishOffline } from './src/gatsby/publish/offline/publishOffline';
import { publicFolder } from './src/gatsby/publish/siteFiles';
import { publishDesk } from './tools/desk/publish/publishDesk';
import { writeRedirectPages } from './src/gatsby/publish/redirects';

// A table of contents of src/gatsby: what happens in a build.

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => stopOnContentFaults({ root: __dirname, reporter });

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  createLocalizedExtension({ actions });
  createIllustrativeExtension({ actions });
  actions.createTypes(contentTypeDefs());
};

export const sourceNodes: GatsbyNode['sourceNodes'] = createLocales;

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createPageTextOfOffer(args);
  await updateLocales(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const addFields = args.createResolvers as (fields: object) => void;
  addFields({ ...contentResolvers, ...mapResolvers, ...placeHoursResolvers, ...pictureResolvers });
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  rememberGraphql(args);
  createContentPages(args);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = completePage;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle;

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  if (!process.env.CI) writeSourceTypes();
  if (areOnlyTypesWanted()) {
    await writeQueryTypes(args);
    process.exit(0);
  }
  writeMessages();
  await writeThemeFiles();
  await writePdfFiles();
  void startPictureJobsEarly(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishFacts(args);
  await writePictureFiles(args);
  await writeRedirectPages();
  await publishDesk({ root: __dirname, folder: publicFolder, editor: environment().editor });
  await removeWithdrawn(args);
  // after the last change of any page
  await publishOffline(publicFolder, environment().settings);
};
