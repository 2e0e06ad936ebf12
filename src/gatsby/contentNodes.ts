import type { NodePluginArgs } from 'gatsby';
import type { Data, KindName } from '../content/kinds';
import { sitePages } from '../domain/pages/sitePages';

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** The content files of a kind, in the order of lists. */
export function contentNodes<Kind extends KindName>({ getNodesByType }: Nodes, kind: Kind): Data<Kind>[] {
  const nodes = getNodesByType(kind) as unknown as (Data<Kind> & { readonly order?: number; readonly slug: string })[];
  return [...nodes].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.slug < b.slug ? -1 : 1));
}

export const pagesOfNodes = (nodes: Nodes) =>
  sitePages({
    rooms: contentNodes(nodes, 'Room'),
    offers: contentNodes(nodes, 'Offer'),
    texts: contentNodes(nodes, 'PageText'),
    plainPages: contentNodes(nodes, 'PlainPage'),
  });
