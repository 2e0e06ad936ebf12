import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import * as css from './PageCards.module.css';

export const fragment = graphql`
  fragment PageCard on PageText {
    slug
    path
    heading(language: $language)
    lead(language: $language)
    picture {
      ...CardPicture
    }
    card {
      ...CardPicture
    }
  }
`;

/** Pages of the resort, each with its own picture, heading and first line. Nothing without any. */
export function PageCards({ pages }: { pages: readonly Queries.PageCardFragment[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className={`wrap grid cropped ${css.cards}`}>
      {pages.map((page) => {
        const picture = page.card ?? page.picture;
        return (
          <li key={page.slug}>
            {picture && <Picture picture={picture} sizes="(width < 37.5em) 92vw, 54vw" />}
            <h2 className="h4">
              <SiteLink to={page.path}>
                {page.heading} <Icon name="right" />
              </SiteLink>
            </h2>
            <p className="soft">{page.lead}</p>
          </li>
        );
      })}
    </ul>
  );
}
