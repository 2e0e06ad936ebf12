import { useId } from 'react';
import { CountStepper } from '../../components/booking/CountStepper';
import { StayDates } from '../../components/booking/StayDates';
import { maximumPeople } from '../../domain/booking/people';
import type { Visit } from '../../domain/offers/terms';
import type { PlainDate } from '../../domain/stay/plainDate';
import { useMessages } from '../../i18n/useMessages';
import { PartyFields } from '../party/PartyFields';
import * as css from './OfferFinder.module.css';

/** The lowest age in the select field; the option before it is “younger”. */
const seniorFrom = 60;
const ages = Array.from({ length: 41 }, (_, index) => seniorFrom + index);

interface FinderFieldsProps {
  readonly today: PlainDate;
  readonly visit: Visit;
  /** Times, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
  readonly onChange: (change: Partial<Visit>) => void;
}

/** The fields that the rules of offers depend on: dates, adults, ages of children, the oldest guest, rooms. */
export function FinderFields({ today, visit: { stay, party, oldest, rooms }, rules, onChange }: FinderFieldsProps) {
  const t = useMessages('offerFinder');
  const id = useId();
  return (
    <div className={css.fields} role="group" aria-label={t('offerFinder:visit')}>
      <div className={css.dates}>
        <StayDates today={today} stay={stay} rules={rules} missing={false} onChange={(next) => onChange({ stay: next })} />
      </div>
      <PartyFields party={party} onChange={(change) => onChange({ party: { ...party, ...change } })} />
      <div className={css.field}>
        <label htmlFor={`${id}-oldest`}>{t('offerFinder:oldest')}</label>
        <select
          id={`${id}-oldest`}
          value={oldest === null ? '' : Math.min(Math.max(oldest, seniorFrom - 1), seniorFrom + ages.length - 1)}
          onChange={({ target }) => onChange({ oldest: target.value ? Number(target.value) : null })}
        >
          <option value="">{t('offerFinder:notTold')}</option>
          <option value={seniorFrom - 1}>{t('offerFinder:younger', { age: seniorFrom })}</option>
          {ages.map((age) => (
            <option key={age} value={age}>
              {t('offerFinder:years', { age })}
            </option>
          ))}
        </select>
      </div>
      <div className={css.field}>
        <span id={`${id}-rooms`}>{t('offerFinder:rooms')}</span>
        <CountStepper
          count={rooms}
          minimum={1}
          maximum={maximumPeople}
          labelledBy={`${id}-rooms`}
          fewerLabel={t('offerFinder:fewerRooms')}
          moreLabel={t('offerFinder:moreRooms')}
          onChange={(next) => onChange({ rooms: next })}
        />
      </div>
    </div>
  );
}
