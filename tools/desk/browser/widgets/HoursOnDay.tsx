import type { List, Map } from 'immutable';
import { useState } from 'react';
import type { JsonObject } from '../../../../src/content/json';
import { placeSchema } from '../../../../src/content/kinds/place';
import { hoursOn, isAhead } from '../../../../src/domain/hours/hoursOn';
import { dayFrom } from '../../../../src/domain/i18n/brazilianDay';
import { formatDay } from '../../../../src/domain/i18n/formatDays';
import { formatTimeRange } from '../../../../src/domain/i18n/formatTime';
import { isPlainDate } from '../../../../src/domain/time/plainDate';
import { defaultLanguage } from '../../../../src/site';
import { tidy } from '../../form/contentFormat';
import { plain, type ControlProps } from '../decap';

const schema = placeSchema.pick({ hours: true, seasons: true, exceptions: true });

/** What the site makes of the hours in the form on a day, by its own rule. */
function hoursText({ getEntry }: ControlProps, day: string): string {
  const form = plain(getEntry().get('data')) as JsonObject;
  const { data } = schema.safeParse(tidy(schema, Object.fromEntries(Object.keys(schema.shape).map((name) => [name, form[name] ?? null]))));
  if (!data || !isPlainDate(day)) return 'Os horários ou o dia ainda não estão completos.';
  const { hours, closed, exception } = hoursOn({ ...data, exceptions: data.exceptions?.map(({ note, ...one }) => ({ ...one, note: note?.pt })) }, day);
  const said = closed ? 'fechado' : hours.map((one) => formatTimeRange(one, defaultLanguage)).join(', ') || 'o site não diz nada';
  return `Em ${formatDay(day, defaultLanguage)}: ${said}${exception?.note ? ` (${exception.note})` : ''}`;
}

/** The hours of a day of one's choice, and what has passed, to be taken away. @param onTaken after that */
export function HoursOnDay({ control, onTaken }: { readonly control: ControlProps; readonly onTaken: () => void }) {
  const today = new Date().toISOString().slice(0, 10);
  const [day, setDay] = useState(today);
  const exceptions = control.value as List<Map<string, string>> | undefined;
  const kept = exceptions?.filter((entry) => {
    const to = dayFrom(entry.get('to', ''));
    return isAhead({ from: to, to }, today);
  });
  return (
    <div className="desk-note">
      <input type="date" aria-label="Horários no dia" value={day} onChange={({ target }) => setDay(target.value)} /> {hoursText(control, day)}{' '}
      {exceptions && kept && kept.size < exceptions.size && (
        <button
          type="button"
          className="desk-button"
          onClick={() => {
            control.onChange(kept);
            onTaken();
          }}
        >
          Tirar o que já passou
        </button>
      )}
    </div>
  );
}
