import { graphql } from 'gatsby';
import { useHotel } from '../../hooks/usePage';
import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { Icon } from '../../components/ui/Icon';
import * as css from './InstagramBlock.module.css';

export const fragment = graphql`
  fragment InstagramBlock on Section {
    ...SectionText
    pictures {
      ...CardPicture
      file {
        relativePath
      }
    }
  }
`;

export function InstagramBlock({ section }: { section: Queries.InstagramBlockFragment }) {
  const { t } = useI18n(['structure']);
  const { social } = useHotel();
  if (!social?.instagram) return null;
  const name = new URL(social.instagram).pathname.split('/').filter(Boolean).at(-1);
  return (
    <section className={`section wrap no-print ${css.block}`} aria-labelledby={section.slug}>
      <div className="spread">
        <h2 id={section.slug}>{section.title}</h2>
        {section.lead && <p className="soft">{section.lead}</p>}
        <a className="link" href={social.instagram} target="_blank" rel="noopener">
          <Icon name="instagram" />
          {name ? `@${name}` : 'Instagram'}
          <span className="sr-only"> {t('structure:onInstagram')}</span>
        </a>
      </div>
      <ul className={`cropped ${css.pictures}`}>
        {section.pictures.map((picture) => (
          <li key={picture.file.relativePath}>
            <Picture picture={picture} sizes="(width < 56.25em) 31vw, 16vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
