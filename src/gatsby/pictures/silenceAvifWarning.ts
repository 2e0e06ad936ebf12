import type { CreateResolversArgs, Node, Reporter } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';

interface Context {
  readonly path?: string;
  readonly nodeModel: { readonly getNodeById: (query: { id: string | null }, dependencies: { path?: string }) => Node | null };
}

/** gatsby-plugin-sharp warns of each picture that is asked for as AVIF alone, as if nothing else stood beside. */
const noFallback = /specified only AVIF format, with no fallback format/;

/**
 * Asks gatsby-plugin-sharp for AVIF without that warning: every query has one JPEG beside, by `resize` (src/queries/pictures.ts), where the plugin's own way
 * to a fallback would cut a JPEG of each width. Whatever else it says is passed on.
 */
export function silenceAvifWarning({
  createResolvers,
  reporter,
  pathPrefix,
  cache,
}: Pick<CreateResolversArgs, 'createResolvers' | 'reporter' | 'pathPrefix' | 'cache'>) {
  const quieter: Reporter = Object.assign(Object.create(reporter) as Reporter, {
    warn: (words: string) => {
      if (!noFallback.test(words)) reporter.warn(words);
    },
  });
  const overrideFields = createResolvers as (fields: object) => void;
  overrideFields({
    ImageSharp: {
      gatsbyImageData: {
        resolve: (image: Node, args: object, { path, nodeModel }: Context) => {
          const file = nodeModel.getNodeById({ id: image.parent }, { path });
          return file && generateImageData({ file, args, pathPrefix, reporter: quieter, cache });
        },
      },
    },
  });
}
