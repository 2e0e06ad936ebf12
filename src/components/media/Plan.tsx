import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { FileLink } from '../ui/FileLink';
import { Picture } from './Picture';
import * as css from './Plan.module.css';

export const fragment = graphql`
  fragment PlanPicture on Picture {
    ...HalfPicture
    file {
      publicURL
    }
  }
`;

interface PlanProps {
  readonly picture: Queries.PlanPictureFragment | null;
  readonly file: Queries.FileLinkFragment | null;
  readonly of: string;
  readonly sizes: string;
}

/** A floor plan, if the hotel gives one: as a picture, whole and on paper, which leads to the drawing itself, and as a PDF. */
export function Plan({ picture, file, of, sizes }: PlanProps) {
  const { t } = useI18n(['common']);
  return (
    <>
      {picture && (
        <figure className={css.plan}>
          <a href={picture.file.publicURL ?? ''}>
            <Picture picture={picture} sizes={sizes} />
          </a>
          {picture.caption && <figcaption className="note soft">{picture.caption}</figcaption>}
        </figure>
      )}
      {file && (
        <p className="no-print">
          <FileLink file={file}>
            <span>
              {t('common:plan')} <span className="sr-only">{of}</span>
            </span>
          </FileLink>
        </p>
      )}
    </>
  );
}
