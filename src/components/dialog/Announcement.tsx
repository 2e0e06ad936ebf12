import { useCallback, useState } from 'react';
import announcementMessages from '../../../locales/pt/announcement.json';
import lightboxMessages from '../../../locales/pt/lightbox.json';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { rememberAnnouncementClosed } from '../../browser/closedAnnouncement';
import { useAnnualDay } from '../../hooks/useOfferWhen';
import { useUnlessBusy } from '../../hooks/useUnlessBusy';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { Picture, type PictureData } from '../media/Picture';
import { Icon } from '../ui/Icon';
import { Dialog } from './Dialog';
import * as screen from '../../styles/FullScreenDialog.module.css';
import * as css from './Announcement.module.css';

export const namespaces: readonly Namespace[] = [
  { name: 'announcement', portuguese: announcementMessages },
  { name: 'lightbox', portuguese: lightboxMessages },
];

/** One picture over the whole screen, at most 400 px high; a click anywhere or Escape closes it (docs/hotel-rules.md 12.6). */
function Lightbox({ picture, onClose }: { picture: PictureData; onClose: () => void }) {
  const { t } = useMessages('lightbox');
  return (
    <Dialog label={t('lightbox:label')} className={`modal on-dark ${screen.dialog} ${css.lightbox}`} onClose={onClose} closesOnClick="anywhere">
      <figure>
        <Picture picture={picture} />
      </figure>
      <button type="button" className={css.lightboxClose} onClick={onClose}>
        {t('lightbox:close')}
      </button>
    </Dialog>
  );
}

/** The announcement pop-up (docs/hotel-rules.md 12.5): its picture opens in the lightbox, its link in a new tab. */
export default function Announcement({ announcement }: { announcement: Queries.PageLayoutFragment['announcements']['nodes'][number] }) {
  const { t, language } = useMessages('announcement');
  const annualDay = useAnnualDay();
  const day = announcement.offer && annualDay(announcement.offer);
  const [open, setOpen] = useState(true);
  // its script may come late, when the visitor has begun to write
  const free = useUnlessBusy(true);
  const [pictureLoaded, setPictureLoaded] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const close = useCallback(() => {
    rememberAnnouncementClosed(announcement.slug);
    setOpen(false);
  }, [announcement.slug]);
  if (!open || !free) return null;
  return (
    <>
      <Dialog label={announcement.heading} className={`modal ${css.popup}`} onClose={close}>
        <button type="button" className={css.popupClose} aria-label={t('announcement:close')} onClick={close}>
          <Icon name="close" />
        </button>
        <button
          type="button"
          className={css.popupPicture}
          data-loaded={pictureLoaded || undefined}
          onLoadCapture={() => setPictureLoaded(true)}
          onErrorCapture={() => setPictureLoaded(true)}
          aria-label={t('announcement:enlarge', { name: announcement.picture.alt })}
          onClick={() => setEnlarged(true)}
        >
          <Picture picture={announcement.picture} sizes="min(94vw, 650px)" />
        </button>
        <div className={css.popupText}>
          <p className={css.popupLabel}>{announcement.label}</p>
          <h2>{announcement.heading}</h2>
          <p>{announcement.tagline}</p>
          {day && <p className="semibold">{day}</p>}
          <a className="btn btn--wide" href={localizedPath(announcement.path, language)} target="_blank" rel="noopener">
            {announcement.action}
          </a>
        </div>
      </Dialog>
      {enlarged && <Lightbox picture={announcement.picture} onClose={() => setEnlarged(false)} />}
    </>
  );
}
