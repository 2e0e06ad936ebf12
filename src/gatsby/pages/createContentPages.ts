import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';

interface ContentPagesResult {
  allOffer: { nodes: { slug: string; path: string }[] };
  allPageWords: { nodes: { slug: string; path: string }[] };
}

/** Creates a page for each offer with a path and each type of event. The i18n plugin adds the languages. */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: { data?: ContentPagesResult; errors?: unknown } = await graphql<ContentPagesResult>(`
    query ContentPages {
      allOffer(filter: { path: { ne: null } }) {
        nodes {
          slug
          path
        }
      }
      allPageWords(filter: { eventType: { ne: null } }) {
        nodes {
          slug
          path
        }
      }
    }
  `);
  const { data, errors } = answer;
  if (!data) {
    reporter.panicOnBuild('The pages of offers and types of event could not be made.', errors as Error);
    return;
  }
  const create = (template: string) => (page: { slug: string; path: string }) =>
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/templates/${template}.tsx`),
      // not named `path`, which Gatsby sets to the path with language
      context: { slug: page.slug, words: page.path.slice(1) },
    });
  data.allOffer.nodes.forEach(create('Offer'));
  data.allPageWords.nodes.forEach(create('EventType'));
}
