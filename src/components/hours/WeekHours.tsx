import { useI18n } from '../../hooks/useI18n';
import { hasHours, type HoursSeason, type OpeningHours } from '../../domain/hours/hoursOn';
import { weekRows } from '../../domain/hours/openingHours';
import { capitalized } from '../../domain/i18n/capitalized';
import { formatWeekdays } from '../../domain/i18n/formatWeekdays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import { Spoken } from '../ui/Spoken';
import { HoursExceptions, type WithExceptions } from './HoursExceptions';

export interface ShownHours extends WithExceptions {
  readonly seasons?: readonly (HoursSeason & { readonly days: string })[] | null;
}

function rowsByDays(hours: ShownHours['hours']): OpeningHours[][] {
  const groups = new Map<string, OpeningHours[]>();
  for (const row of weekRows(hours)) {
    const key = row.days.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Opening hours by days of the week, then each season's, then the days that differ. Nothing if none are known. */
export function WeekHours({ place }: { readonly place: ShownHours }) {
  const language = useLanguage();
  if (!hasHours(place)) return null;
  return (
    <>
      {place.hours.length > 0 && <Week hours={place.hours} />}
      {place.seasons?.map((season) => (
        <div key={season.from}>
          <p className="note">{capitalized(season.days, language)}</p>
          <Week hours={season.hours} />
        </div>
      ))}
      <HoursExceptions place={place} />
    </>
  );
}

function Week({ hours }: Pick<ShownHours, 'hours'>) {
  const { t, language } = useI18n(['hours']);
  const several = new Set(hours.map(({ service }) => service)).size > 1;
  return (
    <dl className="stack--wide gap-3">
      {rowsByDays(hours).map((rows) => (
        <div key={rows.map(({ service, opens }) => service + opens).join(' ')}>
          <dt className="soft">{capitalized(formatWeekdays(rows[0]?.days ?? [], language), language)}</dt>
          {rows.map(({ service, opens, closes }) => (
            <dd key={service + opens} className="spread tabular">
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
