import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { heroSizes } from '../../components/media/heroSizes';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { whatsappLink } from '../../domain/contact/whatsappLink';
import * as css from './Lost.module.css';

export const fragment = graphql`
  fragment Lost on PageWords {
    heading(language: $language)
    lead(language: $language)
    picture {
      ...HeroPicture
    }
    sections {
      slug
      title(language: $language)
      items {
        slug
        path
        action(language: $language)
      }
    }
  }
`;

/** No page here: what happened, and ways on (decisions “Routes”). */
export function Lost({ page, whatsapp }: { page: Queries.LostFragment; whatsapp: string }) {
  const ways = page.sections.flatMap(({ items }) => items);
  return (
    <section className={`${css.nf} on-dark`}>
      <div className={css.nfImg}>{page.picture && <Picture picture={page.picture} {...heroSizes.tall} priority />}</div>
      <div className={css.nfWords}>
        <p className={css.nfN} aria-hidden="true">
          404
        </p>
        <h1>{page.heading}</h1>
        {page.lead && <p className="lead">{page.lead}</p>}
        <div className={css.nfWays}>
          {ways.map(({ slug, path, action }, index) => (
            <SiteLink key={slug} to={path ?? '/'} className={index === 0 ? 'btn btn--sun' : 'link'}>
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
    </section>
  );
}
