import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';

interface OfferNode extends Node {
  readonly path: string | null;
  readonly name: object;
  readonly intro: object;
}

/**
 * Creates the `PageWords` of an offer's page from the offer's name and introduction: title, description and heading.
 * A file of the same name in `content/pages` takes precedence. The node is like that file, and gatsby-transformer-json makes `PageWords` of it: in Gatsby a type
 * belongs to the plugin that first creates one.
 */
export async function createWordsOfOffer({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: Pick<CreateNodeArgs, 'node' | 'actions' | 'createNodeId' | 'createContentDigest'>): Promise<void> {
  if (node.internal.type !== 'Offer') return;
  const { path: address, name, intro } = node as unknown as OfferNode;
  if (address === null) return;
  const slug = address.slice(1);
  if (fs.existsSync(path.resolve('content/pages', `${slug}.json`))) return;
  const content = JSON.stringify({ slug, path: address, title: name, description: intro, heading: name, sections: [] });
  const words = {
    id: createNodeId(`words of ${node.id}`),
    parent: node.id,
    children: [],
    sourceInstanceName: 'content',
    relativePath: `pages/${slug}.json`,
    internal: { type: 'WordsOfOffer', mediaType: 'application/json', content, contentDigest: createContentDigest(content) },
  };
  await actions.createNode(words);
  // so that it is removed with its offer
  actions.createParentChildLink({ parent: node, child: words });
}
