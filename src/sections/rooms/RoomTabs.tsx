import { useTranslation } from 'react-i18next';
import { TabRow } from '../../components/ui/TabRow';
import { classes } from '../../components/ui/classes';
import { useComparison } from '../../hooks/useComparison';
import { RoomRow } from './RoomRow';
import * as css from './RoomTabs.module.css';

interface RoomTabsProps {
  /** In display order. */
  readonly rooms: readonly Queries.RoomRowFragment[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/** Tabs with all rooms, and with those of each category that has any (docs/hotel-rules.md 13.3). Two are side by side; the odd one of a category takes the full width. */
export function RoomTabs({ rooms, booking }: RoomTabsProps) {
  const { t } = useTranslation(['rooms']);
  const { compared, full, compare } = useComparison(rooms.map(({ slug }) => slug));
  const categories = [...new Set(rooms.map(({ category }) => category))];
  return (
    <TabRow
      label={t('rooms:tabs')}
      all={{ slug: 'todas', label: t('rooms:categories.all') }}
      panelClassName={classes('wrap', css.rows)}
      tabs={categories.map((category) => ({
        slug: category,
        label: t(`rooms:categories.${category}`),
        panel: rooms
          .filter((room) => room.category === category)
          .map((room) => <RoomRow key={room.slug} room={room} booking={booking} compared={compared} full={full} onCompare={compare} />),
      }))}
    />
  );
}
