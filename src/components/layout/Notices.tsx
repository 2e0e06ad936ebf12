import { useI18n } from '../../hooks/useI18n';
import { hotelClock, isDayChosen } from '../../browser/hotelClock';
import { hotelZone } from '../../browser/hotelZone';
import { isAmong } from '../../browser/notices';
import { closeNotice, noticeStore } from '../../browser/noticeStore';
import { isNoticeOn, isNoticeOnDay, noticeKey } from '../../domain/notices/notices';
import { hotelNow, instantAt } from '../../domain/time/clock';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useStore } from '../../hooks/useStore';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './Notices.module.css';

/** The instant of a wall-clock time at the hotel, in milliseconds. */
const instantOf = (moment: string): number => instantAt({ date: moment.slice(0, 10), time: moment.slice(11), zone: hotelZone }).getTime();

/** The notices at the top of every page (docs/hotel-rules.md 12.12). An inline script shows those that are on (src/browser/notices.ts). */
export function Notices({ notices }: { readonly notices: Queries.PageLayoutFragment['notices']['nodes'] }) {
  const { t } = useI18n(['common']);
  const shownNow = useHotelNow();
  const closed = useStore(noticeStore);
  if (notices.length === 0) return null;
  const { date, minutes } = shownNow ?? hotelNow(hotelClock(), hotelZone);
  const now = `${date}T${timeOfMinutes(minutes)}`;
  const keys = notices.map(noticeKey);
  return (
    <div role="status" aria-atomic="false" aria-label={t('common:notices')} className={`no-print ${css.notices}`} tabIndex={-1}>
      {notices.map(({ slug, from, until, text, link, closeable }, index) => {
        const key = keys[index] ?? '';
        const isOn = isDayChosen() ? isNoticeOnDay({ from, until }, date) : isNoticeOn({ from, until }, now);
        const isShown = isOn && (shownNow ? !isAmong(closed, key) : until === null);
        return (
          <div
            key={slug}
            className={css.notice}
            hidden={!isShown}
            // the inline script knows what the server did not
            suppressHydrationWarning
            data-notice={key}
            data-from={instantOf(from)}
            data-until={until === null ? undefined : instantOf(until)}
          >
            <p>
              {text}
              {link && (
                <>
                  {' '}
                  <SiteLink className="link" to={link.path}>
                    {link.label}
                  </SiteLink>
                </>
              )}
            </p>
            {closeable && (
              <button
                type="button"
                className="scripted cross"
                aria-label={t('common:trouble.close')}
                onClick={({ currentTarget }) => {
                  // the focus stays at the top of the page
                  currentTarget.closest<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
                  closeNotice(key, keys);
                }}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
