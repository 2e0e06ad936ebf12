import path from 'node:path';
import type { BuildArgs, Node } from 'gatsby';
import type { Data, KindName } from '../../../src/content/kinds';
import { readContent } from '../../../src/content/read';
import { type AllFacts, factsOf } from '../../../src/gatsby/publish/facts/readFacts';
import { pageTextOfOffer } from '../../../src/gatsby/schema/pageTextOfOffers';

const { files } = readContent('.');

const filesOf = <Kind extends KindName>(kind: Kind) => files.filter((one) => one.kind === kind).map(({ data }) => data as unknown as Data<Kind>);

const pages = filesOf('PageText');
const pagesOfOffers = filesOf('Offer')
  .flatMap((offer) => (offer.path === null ? [] : [pageTextOfOffer({ ...offer, path: offer.path })]))
  .filter((page) => !pages.some(({ path: address }) => address === page.path));

/** The hotel's own content as a build has it. */
export const contentNodes: Pick<BuildArgs, 'getNodesByType'> = {
  getNodesByType: (kind) => (kind === 'PageText' ? [...pages, ...pagesOfOffers] : filesOf(kind as KindName)) as unknown as Node[],
};

/** The facts in the hotel's own content, as a build reads them. */
export const contentFacts = (): AllFacts =>
  factsOf(contentNodes, ({ file }) => {
    const { name, base } = path.parse(file);
    return { name, absolutePath: path.resolve('content/pages', file), contentDigest: file, jpeg: `/static/${base}` };
  });
