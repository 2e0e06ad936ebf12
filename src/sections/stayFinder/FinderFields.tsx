import { useId } from 'react';
import { CountStepper } from '../../components/booking/CountStepper';
import { StayDates } from '../../components/booking/StayDates';
import { maximumPeople } from '../../domain/booking/people';
import type { Visit } from '../../domain/offers/terms';
import type { PlainDate } from '../../domain/time/plainDate';
import { useMessages } from '../../i18n/useMessages';
import { PartyFields } from '../../components/party/PartyFields';
import * as css from './StayFinder.module.css';

interface FinderFieldsProps {
  readonly today: PlainDate;
  readonly visit: Visit;
  /** The age from which offers ask for a guest; null if none does. */
  readonly seniorFrom: number | null;
  readonly onChange: (change: Partial<Visit>) => void;
}

/** The fields that the rules of offers depend on: dates, adults, ages of children, whether somebody is of the age that offers ask for, rooms. */
export function FinderFields({ today, visit: { stay, party, oldest, rooms }, seniorFrom, onChange }: FinderFieldsProps) {
  const { t } = useMessages('offerFinder');
  const id = useId();
  return (
    <div className={`no-print ${css.fields}`} role="group" aria-label={t('offerFinder:visit')}>
      <div className={css.dates}>
        <StayDates today={today} stay={stay} missing={false} onChange={(next) => onChange({ stay: next })} />
      </div>
      <PartyFields party={party} onChange={(change) => onChange({ party: { ...party, ...change } })} />
      {seniorFrom !== null && (
        <div className={`spread semibold ${css.field}`}>
          <label htmlFor={`${id}-oldest`}>{t('offerFinder:anyoneFrom', { age: seniorFrom })}</label>
          <select
            id={`${id}-oldest`}
            className="box"
            value={oldest !== null && oldest >= seniorFrom ? seniorFrom : ''}
            onChange={({ target }) => onChange({ oldest: target.value ? Number(target.value) : null })}
          >
            <option value="">{t('offerFinder:no')}</option>
            <option value={seniorFrom}>{t('offerFinder:yes')}</option>
          </select>
        </div>
      )}
      <div className={`spread semibold ${css.field}`}>
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
