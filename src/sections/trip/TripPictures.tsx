import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/ui/SiteLink';
import { pictureFilePath } from '../../domain/pages/addresses';
import { anchorOfPicture } from '../gallery/pictureAnchor';
import { SavedList } from './SavedList';
import type { TripPicture } from './tripItems';
import * as css from './Trip.module.css';

/** The pictures of a trip, each linked to its place in the gallery. */
export function TripPictures({ pictures, shared }: { pictures: readonly TripPicture[]; shared: boolean }) {
  const { t } = useTranslation(['trip']);
  return (
    <SavedList
      heading={t('trip:pictures')}
      shared={shared}
      things={pictures.map(({ slug, name, alt }) => ({
        item: { list: 'pictures', slug },
        name,
        view: (
          <>
            <div className={css.picture}>
              <img src={pictureFilePath(slug)} alt={alt} />
            </div>
            <div className={css.words}>
              <h3>
                <SiteLink to={`/galeria#${anchorOfPicture(slug)}`}>{name}</SiteLink>
              </h3>
            </div>
          </>
        ),
      }))}
    />
  );
}
