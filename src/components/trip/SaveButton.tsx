import { useI18n } from '../../hooks/useI18n';
import { hasPage } from '../../browser/absentPages';
import { changeTrip, tripStore } from '../../browser/tripStore';
import { tripPath } from '../../domain/pages/addresses';
import { addToTrip, maximumSaved, removeFromTrip, type TripItem } from '../../domain/trip/trip';
import { useHydrated } from '../../hooks/useHydrated';
import { useStore } from '../../hooks/useStore';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as css from './SaveButton.module.css';

/** Saves an item to the guest’s trip, or removes it. Nothing where the hotel has no page for trips; the server’s HTML reserves its space. */
export function SaveButton({ item, name, onPicture = false }: { item: TripItem; name: string; onPicture?: boolean }) {
  const { t } = useI18n(['common']);
  const { trip, stored } = useStore(tripStore);
  const hydrated = useHydrated();
  const slugs = trip[item.list];
  const saved = slugs.includes(item.slug);
  const full = !saved && slugs.length >= maximumSaved[item.list];
  if (!hasPage(tripPath)) return null;
  return (
    <div className={classes('scripted no-print', css.save, onPicture && css.onPicture)}>
      {hydrated && (
        <>
          <button
            type="button"
            aria-pressed={saved}
            disabled={full}
            onClick={() => changeTrip((now) => (saved ? removeFromTrip(now, item) : addToTrip(now, item)))}
          >
            <Icon name={saved ? 'check' : 'keep'} />
            <span className="sr-only">{`${full ? t('common:trip.full') : t('common:trip.keep')} ${name}`}</span>
          </button>
          {saved && !stored && (
            <p role="status" className="note">
              {t('common:trip.notStored')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
