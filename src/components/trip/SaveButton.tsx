import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTrip } from '../../browser/tripStore';
import { addToTrip, maximumSaved, removeFromTrip, slugsOf, type TripItem } from '../../domain/trip/trip';
import { tripPath } from '../../domain/pages/addresses';
import { useHydrated } from '../../hooks/useHydrated';
import { useTrip } from '../../hooks/useTrip';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './SaveButton.module.css';

interface SaveButtonProps {
  readonly item: TripItem;
  /** Part of the accessible name. */
  readonly name: string;
  /** Whether a link to the trip is shown once the item is saved. */
  readonly withTripLink?: boolean;
  /** Further actions, shown after hydration. */
  readonly children?: ReactNode;
}

/** Saves an item to the guest’s trip, or removes it. Needs script: the server’s HTML reserves its space. */
export function SaveButton({ item, name, withTripLink = true, children }: SaveButtonProps) {
  const { t } = useTranslation(['common']);
  const { trip, stored } = useTrip();
  const hydrated = useHydrated();
  const slugs = slugsOf(trip, item.list);
  const saved = slugs.includes(item.slug);
  const full = !saved && slugs.length >= maximumSaved[item.list];
  return (
    <div className={classes('scripted', css.save)}>
      {hydrated && (
        <>
          <button
            type="button"
            className="link"
            aria-pressed={saved}
            disabled={full}
            onClick={() => changeTrip((now) => (saved ? removeFromTrip(now, item) : addToTrip(now, item)))}
          >
            <Icon name={saved ? 'check' : 'plus'} />
            <span>
              {full ? t('common:trip.full') : saved ? t('common:trip.kept') : t('common:trip.keep')}
              <span className="sr">{` ${name}`}</span>
            </span>
          </button>
          {saved && withTripLink && (
            <SiteLink to={tripPath} className="link">
              {t('common:trip.see')}
            </SiteLink>
          )}
          {children}
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
