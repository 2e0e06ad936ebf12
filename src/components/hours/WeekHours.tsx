import { useTranslation } from 'react-i18next';
import { type OpeningHours, weekRows } from '../../domain/hours/openingHours';
import { capitalized, formatDays } from '../../domain/i18n/formatDays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import { Spoken } from '../ui/Spoken';
import * as css from './WeekHours.module.css';

type Service = Queries.HoursFragment['service'];

interface WeekHoursProps {
  readonly hours: readonly OpeningHours<Service>[];
}

/** Groups hours by their days, so that the days appear once. */
function rowsByDays(hours: WeekHoursProps['hours']): OpeningHours<Service>[][] {
  const groups = new Map<string, OpeningHours<Service>[]>();
  for (const row of weekRows(hours)) {
    const key = row.days.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Opening hours by days of the week, with times, and services if there are several. Nothing if none are known. */
export function WeekHours({ hours }: WeekHoursProps) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  if (hours.length === 0) return null;
  const several = new Set(hours.map(({ service }) => service)).size > 1;
  return (
    <dl className={css.week}>
      {rowsByDays(hours).map((rows) => (
        <div key={rows.map(({ service, opens }) => service + opens).join(' ')}>
          <dt>{capitalized(formatDays(rows[0]?.days ?? [], language), language)}</dt>
          {rows.map(({ service, opens, closes }) => (
            <dd key={service + opens} className="tabular">
              {several && service !== 'open' && <span>{t(`hours:services.${service}`)}</span>}
              <b>
                <Spoken say={(form) => formatTimeRange({ opens, closes }, language, form)} />
              </b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
