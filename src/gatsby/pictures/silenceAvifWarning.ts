import type { CreateResolversArgs, Node, Reporter } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { avifOnlyWarning } from '../internals';

interface Context {
  readonly path?: string;
  readonly nodeModel: { readonly getNodeById: (query: { id: string | null }, dependencies: { path?: string }) => Node | null };
}

/**
 * Resolves `gatsbyImageData` as gatsby-plugin-sharp does, without its warning that a picture in AVIF alone has no fallback. Every query has one, a single JPEG
 * by `resize` (src/queries/pictures.ts); the plugin's own fallback would be a JPEG of each width. Its other warnings are passed on.
 */
export function silenceAvifWarning({
  createResolvers,
  reporter,
  pathPrefix,
  cache,
}: Pick<CreateResolversArgs, 'createResolvers' | 'reporter' | 'pathPrefix' | 'cache'>) {
  const filteredReporter: Reporter = Object.assign(Object.create(reporter) as Reporter, {
    warn: (text: string) => {
      if (!avifOnlyWarning.test(text)) reporter.warn(text);
    },
  });
  const overrideFields = createResolvers as (fields: object) => void;
  overrideFields({
    ImageSharp: {
      gatsbyImageData: {
        resolve: (image: Node, args: object, { path, nodeModel }: Context) => {
          const file = nodeModel.getNodeById({ id: image.parent }, { path });
          return file && generateImageData({ file, args, pathPrefix, reporter: filteredReporter, cache });
        },
      },
    },
  });
}
