import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CountStepper } from '../../components/booking/CountStepper';
import { StayDates } from '../../components/booking/StayDates';
import { maximumPeople, minimumPeople } from '../../domain/booking/people';
import { useStay } from '../../hooks/useStay';
import * as css from './StayCard.module.css';

interface StayFieldsProps {
  /** Times, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
  /** Whether empty dates are marked. */
  readonly missing?: boolean;
}

/** The chosen dates and the people, as in the booking card, in a narrow layout. */
export function StayFields({ rules, missing = false }: StayFieldsProps) {
  const { t } = useTranslation(['booking']);
  const id = useId();
  const { today, search, chosen, change } = useStay();
  return (
    <div className={css.fields}>
      <StayDates today={today} stay={chosen} rules={rules} missing={missing} onChange={(stay) => change({ stay })} />
      <div className={css.people}>
        <span id={`${id}-people`}>{t('booking:people')}</span>
        <CountStepper
          count={search.people}
          minimum={minimumPeople}
          maximum={maximumPeople}
          labelledBy={`${id}-people`}
          onChange={(people) => change({ people })}
        />
      </div>
    </div>
  );
}
