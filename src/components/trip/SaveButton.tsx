import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { removeFromTrip, addToTrip, maximumSaved, slugsOf, tripPath, type TripItem } from '../../domain/trip/trip';
import { useHydrated } from '../../hooks/useHydrated';
import { changeTrip, useTrip } from '../../hooks/useTrip';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './SaveButton.module.css';

interface SaveButtonProps {
  readonly thing: TripItem;
  /** What it is, for those who do not see where the button stands. */
  readonly name: string;
  /** Whether the way to the trip stands beside it once the thing is kept. */
  readonly withTripLink?: boolean;
  /** What else can be done with it, where the page’s HTML has no room for that. */
  readonly children?: ReactNode;
}

/** Keeps a thing for the guest’s trip, or lets it go. It needs script: the server’s HTML has its room and no more. */
export function SaveButton({ thing, name, withTripLink = true, children }: SaveButtonProps) {
  const { t } = useTranslation(['common']);
  const { trip, stored } = useTrip();
  const hydrated = useHydrated();
  const slugs = slugsOf(trip, thing.list);
  const kept = slugs.includes(thing.slug);
  const full = !kept && slugs.length >= maximumSaved[thing.list];
  return (
    <div className={classes('scripted', css.keep)}>
      {hydrated && (
        <>
          <button
            type="button"
            className="link"
            aria-pressed={kept}
            disabled={full}
            onClick={() => changeTrip((now) => (kept ? removeFromTrip(now, thing) : addToTrip(now, thing)))}
          >
            <Icon name={kept ? 'check' : 'plus'} />
            <span>
              {full ? t('common:trip.full') : kept ? t('common:trip.kept') : t('common:trip.keep')}
              <span className="sr">{` ${name}`}</span>
            </span>
          </button>
          {kept && withTripLink && (
            <SiteLink to={tripPath} className="link">
              {t('common:trip.see')}
            </SiteLink>
          )}
          {children}
          {kept && !stored && (
            <p role="status" className="note">
              {t('common:trip.notStored')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
