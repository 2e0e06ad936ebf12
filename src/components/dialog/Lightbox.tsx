import { useTranslation } from 'react-i18next';
import { Picture, type PictureData } from '../media/Picture';
import { Dialog } from './Dialog';
import * as css from './Lightbox.module.css';

/** One picture over the whole screen, at most 400 px high; a click anywhere or Escape closes it (specification §4, §9). */
export function Lightbox({ picture, onClose }: { picture: PictureData; onClose: () => void }) {
  const { t } = useTranslation(['common']);
  return (
    <Dialog label={t('common:enlarged')} className={css.lightbox} onClose={onClose} closesOnClick="anywhere">
      <figure>
        <Picture picture={picture} />
      </figure>
      <button type="button" className={css.lightboxClose} onClick={onClose}>
        {t('common:close')}
      </button>
    </Dialog>
  );
}
