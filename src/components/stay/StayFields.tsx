import { useId } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { CountStepper } from '../booking/CountStepper';
import { StayDates } from '../booking/StayDates';
import { peopleBounds } from '../../domain/booking/people';
import { withPeople } from '../../domain/party/party';
import { useStay } from '../../hooks/useStay';
import * as css from './StayFields.module.css';

interface StayFieldsProps {
  readonly missing?: boolean;
  /** What is wrong with the number of people, which the caller shows. */
  readonly warning?: string | undefined;
}

export function StayFields({ missing = false, warning }: StayFieldsProps) {
  const { t } = useI18n(['booking']);
  const id = useId();
  const { today, stay, party, people, change } = useStay();
  return (
    <div className={css.fields}>
      <StayDates today={today} stay={stay} missing={missing} onChange={(next) => change({ stay: next })} />
      <div className={`row ${css.people}`}>
        <span id={`${id}-people`}>{t('booking:people')}</span>
        <CountStepper
          count={people}
          {...peopleBounds}
          labelledBy={`${id}-people`}
          warning={warning}
          onChange={(next) => change({ party: withPeople(party, next) })}
        />
      </div>
    </div>
  );
}
