import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import * as css from './OfferParts.module.css';

export const fragment = graphql`
  fragment OfferParts on Offer {
    parts {
      slug
      title(language: $language)
      text(language: $language)
      path
      action(language: $language)
    }
    partsPicture {
      ...HalfPicture
    }
  }
`;

/** The parts of an offer, in order, beside a picture. */
export function OfferParts({ offer: { parts, partsPicture } }: { offer: Queries.OfferPartsFragment }) {
  return (
    <section className={css.offerParts}>
      <div className={css.offerPartsImg}>
        <Picture picture={partsPicture} sizes="(width < 56.25em) 100vw, 50vw" />
      </div>
      <ol>
        {parts.map(({ slug, title, text, path, action }) => (
          <li key={slug}>
            <h2>{title}</h2>
            <p>{text}</p>
            {path && (
              <SiteLink className="link" to={path}>
                {action}
                <Icon name="right" />
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
