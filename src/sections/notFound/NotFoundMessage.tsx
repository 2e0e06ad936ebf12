import { graphql } from 'gatsby';
import { HeroBackground } from '../../components/layout/HeroBackground';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import * as css from './NotFoundMessage.module.css';

export const fragment = graphql`
  fragment NotFoundMessage on PageText {
    heading(language: $language)
    lead(language: $language)
    picture {
      ...HeroPicture
    }
    sections {
      items {
        slug
        path
        action(language: $language)
      }
    }
  }
`;

/** The message of the 404 page, with links (docs/hotel-rules.md 11.9). */
export function NotFoundMessage({ page }: { page: Queries.NotFoundMessageFragment }) {
  const { whatsapp } = useHotel();
  const ways = page.sections.flatMap(({ items }) => items);
  return (
    <HeroBackground picture={page.picture} className={css.background}>
      <div className={css.text}>
        <div className="shade-text stack--wide">
          <p className={css.number} aria-hidden="true">
            404
          </p>
          <h1>{page.heading}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          <div className={`row ${css.ways}`}>
            {ways.map(({ slug, path, action }, index) => (
              <SiteLink key={slug} to={path ?? '/'} className={index === 0 ? 'btn btn--line' : 'link'}>
                {action}
                {index > 0 && <Icon name="right" />}
              </SiteLink>
            ))}
            <a className="link" href={whatsappLink(whatsapp)}>
              <Icon name="whatsapp" />
              WhatsApp
            </a>
          </div>
        </div>
      </div>
    </HeroBackground>
  );
}
