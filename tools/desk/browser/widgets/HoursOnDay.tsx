import type { List, Map } from 'immutable';
import { useState } from 'react';
import type { JsonObject } from '../../../../src/content/json';
import { hoursSaid, hoursSchema } from '../../../../src/content/onDay';
import { isAhead } from '../../../../src/domain/hours/hoursOn';
import { dayFrom } from '../../../../src/domain/i18n/brazilianDay';
import { tidy } from '../../form/contentFormat';
import { plain, type ControlProps } from '../decap';

/** The hours of a day of one's choice, and what has passed, to be taken away. @param onTaken after that */
export function HoursOnDay({ control, onTaken }: { readonly control: ControlProps; readonly onTaken: () => void }) {
  const today = new Date().toISOString().slice(0, 10);
  const [day, setDay] = useState(today);
  const said = hoursSaid(day, tidy(hoursSchema, plain(control.getEntry().get('data')) as JsonObject));
  const exceptions = control.value as List<Map<string, string>> | undefined;
  const isToCome = (to: string): boolean => isAhead({ from: to, to }, today);
  const kept = exceptions?.filter((entry) => isToCome(dayFrom(entry.get('to', ''))));
  return (
    <div className="desk-note">
      <input type="date" aria-label="Horários no dia" value={day} onChange={({ target }) => setDay(target.value)} /> {said}{' '}
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
