import { useMemo } from 'react';
import { useI18n } from './useI18n';
import { usePage } from './usePage';
import { type Restriction, restrictionsFor } from '../domain/stay/restrictions';

/** The restrictions of stays on a page, on a room's page also those of the room. */
export function useRestrictions(): readonly Restriction[] {
  const { stayRules, room } = usePage();
  return useMemo(() => restrictionsFor(stayRules.restrictions ?? [], room), [stayRules, room]);
}

/** The text of a restriction with its reason (docs/hotel-rules.md 2.12). */
export function useRestrictionText(): (restriction: Restriction) => string {
  const { t } = useI18n(['booking']);
  return ({ closed, minNights, note }) =>
    closed ? t('booking:restriction.closed', { note }) : t('booking:restriction.minimum', { count: minNights ?? 1, note });
}
