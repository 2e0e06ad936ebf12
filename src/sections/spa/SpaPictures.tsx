import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
import * as css from './SpaPictures.module.css';

export const fragment = graphql`
  fragment SpaPicture on Picture {
    ...HalfPicture
    file {
      name
      relativePath
    }
  }
`;

/** The pictures of the spa’s facility, side by side over the full width. */
export function SpaStrip({ pictures }: { pictures: readonly Queries.SpaPictureFragment[] }) {
  const { t } = useTranslation(['spa']);
  if (pictures.length === 0) return null;
  return (
    <ul className={css.strip} aria-label={t('spa:pictures')}>
      {pictures.map((picture) => (
        <li key={picture.file.relativePath}>
          <Picture picture={picture} sizes="(width < 37.5em) 100vw, 51vw" />
        </li>
      ))}
    </ul>
  );
}
