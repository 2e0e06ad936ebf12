import type { Node } from 'gatsby';
import { standInsOf } from '../../content/standIns';
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import sharp from 'sharp';
import { cropFocusOf, tallShape, whole } from '../../domain/pictures/focus';
import { shadeOf } from '../../domain/pictures/shade';

/** A picture of content: paths, and the point that stays visible, such as "40% 55%", or `whole`. */
interface PictureSource {
  readonly file: string;
  readonly portrait?: string;
  readonly focus?: string;
}

interface Context {
  readonly nodeModel: { readonly getNodeById: (query: { id: string }) => Node | null };
}

/** Pixels; phones show it 360 to 430 CSS pixels wide, at a device pixel ratio of 1 to 3. */
const widths = [480, 800];

const resolverOf = (info: GraphQLResolveInfo, type: string, field: string): GraphQLFieldResolver<unknown, Context> => {
  const resolve = (info.schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[field]?.resolve;
  if (!resolve) throw new Error(`The schema has no resolver for ${type}.${field}.`);
  return resolve;
};

/** Resolves `Picture.tall` by the resolvers of `portrait` or `file` and of `gatsbyImageData`: a query cannot pass the focus of a picture as an argument. */
const tallPicture: GraphQLFieldResolver<PictureSource, Context> = async (source, _, context, info) => {
  const fieldName = source.portrait ? 'portrait' : 'file';
  const file = (await resolverOf(info, 'Picture', fieldName)(source, {}, context, { ...info, fieldName })) as Node | null;
  const image = file?.children.map((id) => context.nodeModel.getNodeById({ id })).find((child) => child?.internal.type === 'ImageSharp');
  if (!file || !image || (!source.portrait && source.focus === whole)) return null;
  const { autoOrient } = await sharp(file.absolutePath as string).metadata();
  const crop = source.portrait ? {} : { aspectRatio: tallShape, transformOptions: { fit: 'cover', cropFocus: cropFocusOf(source.focus, autoOrient) } };
  const args = { layout: 'fullWidth', formats: ['avif'], breakpoints: widths, ...crop };
  return resolverOf(info, 'ImageSharp', 'gatsbyImageData')(image, args, context, info);
};

const shade: GraphQLFieldResolver<PictureSource, Context> = async (source, _, context, info) => {
  const file = (await resolverOf(info, 'Picture', 'file')(source, {}, context, { ...info, fieldName: 'file' })) as Node | null;
  if (!file) return null;
  // the first of four vertical pixels is the mean of the upper quarter
  const picture = sharp(file.absolutePath as string)
    .autoOrient()
    .resize(1, 4, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb');
  const [red = 0, green = 0, blue = 0] = await picture.raw().toBuffer();
  return shadeOf([red, green, blue]);
};

/** Results by the digest of a file. */
const known = new Map<string, boolean>();

/** A field that is true if a file in one of the other fields is a placeholder for the hotel's own. */
const standIn = (...fields: readonly string[]) => ({
  type: 'Boolean',
  description: 'Whether it stands in for the hotel’s own, or its version for tall screens does; null: it is the hotel’s own',
  resolve: (async (source, _, context, info) => {
    for (const fieldName of fields) {
      const file = (await resolverOf(info, info.parentType.name, fieldName)(source, {}, context, { ...info, fieldName })) as
        (Node & { absolutePath: string }) | null;
      if (!file) continue;
      const { contentDigest } = file.internal;
      const isStandIn = known.get(contentDigest) ?? standInsOf('.')(file.absolutePath);
      known.set(contentDigest, isStandIn);
      if (isStandIn) return true;
    }
    return null;
  }) satisfies GraphQLFieldResolver<unknown, Context>,
});

/**
 * Adds `Picture.tall`, a portrait version for phones, `Picture.shade`, its dark colour behind the header, `Room.cover`, the first picture, so that a list of
 * rooms loads one picture each instead of all, and `standIn` to pictures, films and 360° views.
 */
export const pictureResolvers = {
  Room: { cover: { type: 'Picture!', description: 'The first picture', resolve: ({ pictures: [first] }: { pictures: readonly unknown[] }) => first } },
  Picture: {
    tall: {
      type: 'GatsbyImageData',
      description: 'For tall screens: the portrait that content gives, or the part of the picture around its focus, 3 to 4',
      resolve: tallPicture,
    },
    standIn: standIn('file', 'portrait'),
    shade: {
      type: 'String',
      description: 'Channels of the colour that shades it behind the header, such as "87 110 132": its own hue, dark; null: it has none',
      resolve: shade,
    },
  },
  Film: { standIn: standIn('mp4', 'webm') },
  Panorama: { standIn: standIn('file') },
};
