import fs from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import { inHotelFolder } from '../../hotel';

interface Offer<Text> {
  readonly path: string;
  readonly name: Text;
  readonly intro: Text;
}

/** The texts of an offer's page without a file in `pages`. */
export const pageTextOfOffer = <Text>({ path: address, name, intro }: Offer<Text>) => ({
  slug: address.slice(1),
  path: address,
  title: name,
  description: intro,
  heading: name,
  sections: [],
});

/** From the offer's name and introduction, for gatsby-transformer-json: in Gatsby a type belongs to the plugin that first creates one. */
export async function createPageTextOfOffer({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'Offer') return;
  const offer = node as unknown as Omit<Offer<object>, 'path'> & { readonly path: string | null };
  if (offer.path === null) return;
  const page = pageTextOfOffer({ ...offer, path: offer.path });
  const relativePath = `pages/${page.slug}.json`;
  if (fs.existsSync(inHotelFolder(relativePath))) return;
  const content = JSON.stringify(page);
  const pageText = {
    id: createNodeId(`words of ${node.id}`),
    parent: node.id,
    children: [],
    sourceInstanceName: 'content',
    relativePath,
    internal: { type: 'PageTextOfOffer', mediaType: 'application/json', content, contentDigest: createContentDigest(content) },
  };
  await actions.createNode(pageText);
  // so that it is removed with its offer
  actions.createParentChildLink({ parent: node, child: pageText });
}
