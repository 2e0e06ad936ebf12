import { OpenBadge } from '../../components/hours/OpenBadge';
import { WeekHours } from '../../components/hours/WeekHours';
import { Icon } from '../../components/ui/Icon';
import * as css from './DiningHours.module.css';

/** The weekly hours of a restaurant, and whether it is open now. */
export function DiningHours({ hours }: { hours: readonly Queries.HoursFragment[] }) {
  return (
    <div className={css.hours}>
      <Icon name="clock" />
      <WeekHours hours={hours} />
      {hours.length > 0 && (
        <p className={css.open}>
          <OpenBadge hours={hours} />
        </p>
      )}
    </div>
  );
}
