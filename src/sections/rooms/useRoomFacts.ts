import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/ui/Icon';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';

export const fragment = graphql`
  fragment RoomFacts on Room {
    area
    occupancy {
      min
      max
    }
    beds(language: $language)
    extraBed
    connectable
    balcony
    bathtub
    television
  }
`;

const features = ['extraBed', 'connectable', 'balcony', 'bathtub', 'television'] as const;
type Feature = (typeof features)[number];

const icons: Readonly<Record<Feature, IconName>> = { extraBed: 'cot', connectable: 'link', balcony: 'balcony', bathtub: 'bath', television: 'tv' };

export interface RoomFact {
  readonly key: 'area' | 'occupancy' | 'beds' | Feature;
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  /** What the hotel says: true where it has told the fact, false where the room lacks the feature, null where it is on request. */
  readonly has: boolean | null;
}

/** How many guests a room takes, in words. */
export function useOccupancy(): (occupancy: { readonly min: number; readonly max: number }) => string {
  const { t } = useTranslation(['rooms']);
  return ({ min, max }) => (min === max ? t('rooms:people', { count: max }) : t('rooms:occupancyRange', { min, max }));
}

/** The facts of a room in words, in the order in which tables show them. */
export function useRoomFacts(): (room: Queries.RoomFactsFragment) => readonly RoomFact[] {
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  const occupancyOf = useOccupancy();
  const onRequest = t('common:onRequest');
  return (room) => [
    { key: 'area', icon: 'area', label: t('rooms:facts.area'), value: t('common:squareMetres', { area: formatNumber(room.area, language) }), has: true },
    { key: 'occupancy', icon: 'person', label: t('rooms:facts.occupancy'), value: occupancyOf(room.occupancy), has: true },
    { key: 'beds', icon: 'bed', label: t('rooms:facts.beds'), value: room.beds ?? onRequest, has: room.beds === null ? null : true },
    ...features.map((key) => {
      const has = room[key];
      return { key, icon: icons[key], label: t(`rooms:facts.${key}`), value: has === null ? onRequest : has ? t('common:yes') : t('common:no'), has };
    }),
  ];
}
