import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaySearch } from '../../browser/stayStore';
import { PeopleStepper } from '../../components/booking/PeopleStepper';
import { StayDates } from '../../components/booking/StayDates';
import type { PlainDate } from '../../domain/stay/plainDate';
import * as css from './StayCard.module.css';

interface StayFieldsProps {
  readonly today: PlainDate | null;
  readonly search: StaySearch;
  /** Whether empty dates are marked. */
  readonly missing: boolean;
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
  readonly onChange: (change: Partial<StaySearch>) => void;
}

/** Dates and people, as in the booking card, in a narrow layout. */
export function StayFields({ today, search: { stay, people }, missing, rules, onChange }: StayFieldsProps) {
  const { t } = useTranslation(['booking']);
  const id = useId();
  return (
    <div className={css.fields}>
      <StayDates today={today} stay={stay} rules={rules} missing={missing} onChange={(next) => onChange({ stay: next })} />
      <div className={css.people}>
        <span id={`${id}-people`}>{t('booking:people')}</span>
        <PeopleStepper people={people} labelledBy={`${id}-people`} onChange={(next) => onChange({ people: next })} />
      </div>
    </div>
  );
}
