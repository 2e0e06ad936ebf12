import { useId } from 'react';
import { useI18n } from '../../hooks/useI18n';
import portuguese from '../../../locales/pt/table.json';
import * as card from '../../styles/FieldCard.module.css';
import { CountStepper } from '../../components/booking/CountStepper';
import { DateField } from '../../components/booking/DateField';
import { useClosedDay } from '../../components/hours/useHoursText';
import { Icon } from '../../components/ui/Icon';
import { NewTabLink } from '../../components/ui/NewTabLink';
import { whatsappMessageLink } from '../../domain/contact/messageLinks';
import { messageToReception } from '../../domain/contact/reception';
import { tablePeople, tablePeopleQuery, tableTimes } from '../../domain/dining/table';
import { hoursOn, type PlaceHours } from '../../domain/hours/hoursOn';
import { requestedTimeQuery } from '../../domain/hours/requestedTime';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { type TextForm, formatTime } from '../../domain/i18n/formatTime';
import { formatDate, weekdayOf } from '../../domain/time/plainDate';
import { useHotel } from '../../hooks/usePage';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useQueryState } from '../../hooks/useQueryState';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import * as css from './TableRequest.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'table', portuguese }];

/** Day, time and number of people are in the address, together with those of the day chart, and shared by all tables of the page. */
export default function TableRequest({ id, place }: { id: string; place: PlaceHours & { readonly name: string } }) {
  const { t, language } = useI18n(['booking', 'gastronomy', 'common']);
  const { whatsapp } = useHotel();
  const { t: tableT } = useMessages('table');
  const sayClosed = useClosedDay();
  const field = useId();
  const now = useHotelNow();
  const today = now?.date ?? null;
  const [requested, request] = useQueryState(requestedTimeQuery);
  const [people, setPeople] = useQueryState(tablePeopleQuery);
  const day = requested.day && today && requested.day >= today ? requested.day : null;
  const { name } = place;
  const times = tableTimes(place, day, day !== null && day === today ? now?.minutes : undefined);
  const time = requested.time && times.includes(requested.time) ? requested.time : null;
  const closed = day !== null && hoursOn(place, day).closed === true;
  const hint = (form: TextForm): string => {
    if (!day) return tableT('table:pickDay');
    return closed ? sayClosed({ text: tableT('table:closed'), place, date: day, today: today ?? day }, form) : weekdayName(weekdayOf(day), language, 'long');
  };

  const message = messageToReception({
    language,
    greeting: t('gastronomy:tableMessage', { name }),
    lines: (own) => {
      const label = (key: 'day' | 'time' | 'people') => (own === language ? tableT(`table:${key}`) : portuguese[key]);
      return [
        // the guest's own words name it in the greeting
        [portuguese.table, own === language ? '' : name],
        [label('day'), day ? `${weekdayName(weekdayOf(day), own, 'long')}, ${formatDate(day)}` : ''],
        [label('time'), time ? formatTime(time, own) : ''],
        [label('people'), String(people)],
      ];
    },
    reception: t('common:reception'),
  });
  return (
    <div id={id} role="group" aria-label={tableT('table:request', { name })} className={css.request}>
      <DateField
        name="mesa-dia"
        label={tableT('table:day')}
        clearLabel={tableT('table:clearDay')}
        note={hint}
        date={day}
        minimum={today}
        stay={{ checkIn: day, checkOut: null }}
        missing={closed}
        onPick={(picked) => request({ ...requested, day: picked })}
        onClear={() => request({ ...requested, day: null })}
      />
      {times.length > 0 && (
        <div className={card.column}>
          <label className={card.label} htmlFor={`${field}-time`}>
            <Icon name="clock" />
            {tableT('table:time')}
          </label>
          <select id={`${field}-time`} className={css.time} value={time ?? ''} onChange={({ target }) => request({ ...requested, time: target.value || null })}>
            <option value="">{tableT('table:anyTime')}</option>
            {times.map((one) => (
              <option key={one} value={one} aria-label={formatTime(one, language, { spoken: true })}>
                {formatTime(one, language)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={card.column}>
        <span className={card.label} id={`${field}-people`}>
          <Icon name="person" />
          {tableT('table:people')}
        </span>
        <CountStepper count={people} minimum={tablePeople.minimum} maximum={tablePeople.maximum} labelledBy={`${field}-people`} onChange={setPeople} />
      </div>
      <div className={css.send}>
        <NewTabLink className="btn" icon="whatsapp" href={whatsappMessageLink(whatsapp, message)}>
          {tableT('table:send')}
        </NewTabLink>
      </div>
    </div>
  );
}
