import { useMessages } from '../../i18n/useMessages';
import { Picture, type PictureData } from '../media/Picture';
import { Dialog } from './Dialog';
import * as css from './Lightbox.module.css';

/** One picture over the whole screen, at most 400 px high; a click anywhere or Escape closes it (docs/hotel-rules.md 12.6). */
export function Lightbox({ picture, onClose }: { picture: PictureData; onClose: () => void }) {
  const t = useMessages('lightbox');
  return (
    <Dialog label={t('lightbox:label')} className={css.lightbox} onClose={onClose} closesOnClick="anywhere">
      <figure>
        <Picture picture={picture} />
      </figure>
      <button type="button" className={css.lightboxClose} onClick={onClose}>
        {t('lightbox:close')}
      </button>
    </Dialog>
  );
}
