import { useTranslation } from 'react-i18next';
import { DayChart } from '../../components/hours/DayChart';
import * as css from './ParkDay.module.css';

interface ParkDayProps {
  readonly heading: string;
  readonly hours: readonly Queries.HoursFragment[];
}

/** The hours of the park as a day chart: one row each for monitors, park and day use. */
export function ParkDay({ heading, hours }: ParkDayProps) {
  const { t } = useTranslation(['hours']);
  return (
    <section className={`section wrap ${css.day}`} aria-labelledby="horarios">
      <div className="head">
        <h2 id="horarios">{heading}</h2>
      </div>
      <DayChart places={hours.map((stretch) => ({ slug: stretch.service, name: t(`hours:services.${stretch.service}`), hours: [stretch] }))}>
        {({ chart }) => chart}
      </DayChart>
    </section>
  );
}
