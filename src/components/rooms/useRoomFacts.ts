import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import type { IconName } from '../ui/Icon';
import { formatNumber } from '../../domain/i18n/formatNumber';

export const fragment = graphql`
  fragment RoomFacts on Room {
    area
    occupancy {
      min
      max
    }
    beds(language: $language)
    bedGuests
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

/** The facts of a room, in display order. */
export const factOrder = ['occupancy', 'area', 'beds', ...features] as const;

export interface RoomFact {
  readonly key: (typeof factOrder)[number];
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly has: boolean;
  readonly pictured?: boolean;
}

export function useOccupancy(): (occupancy: { readonly min: number; readonly max: number }) => string {
  const { t } = useI18n(['rooms']);
  return ({ min, max }) =>
    min === max ? t('rooms:people', { count: max }) : t(max - min === 1 ? 'rooms:occupancyOfTwo' : 'rooms:occupancyRange', { min, max });
}

/** The known facts of a room as text, in display order. Unknown ones are omitted. */
export function useRoomFacts(): (room: Queries.RoomFactsFragment) => readonly RoomFact[] {
  const { t, language } = useI18n(['rooms', 'common']);
  const occupancyOf = useOccupancy();
  const bedsOf = ({ beds, bedGuests, occupancy }: Queries.RoomFactsFragment): RoomFact[] => {
    if (beds === null) return [];
    const pictured = bedGuests !== null && bedGuests < occupancy.max;
    return [{ key: 'beds', icon: 'bed', label: t(pictured ? 'rooms:facts.bedPictured' : 'rooms:facts.beds'), value: beds, has: true, pictured }];
  };
  return (room) => [
    { key: 'occupancy', icon: 'person', label: t('rooms:facts.occupancy'), value: occupancyOf(room.occupancy), has: true },
    { key: 'area', icon: 'area', label: t('rooms:facts.area'), value: t('common:squareMetres', { area: formatNumber(room.area, language) }), has: true },
    ...bedsOf(room),
    ...features.flatMap((key) => {
      const has = room[key];
      return has === null ? [] : [{ key, icon: icons[key], label: t(`rooms:facts.${key}`), value: has ? t('common:yes') : t('common:no'), has }];
    }),
  ];
}
