import { useTranslation } from 'react-i18next';
import { changePeople } from '../../domain/booking/changePeople';
import { maximumPeople, minimumPeople } from '../../domain/booking/people';
import { Icon } from '../ui/Icon';
import * as css from './BookingCard.module.css';

interface PeopleStepperProps {
  readonly people: number;
  readonly labelledBy: string;
  readonly onChange: (people: number) => void;
}

/** One person more or fewer per click, never beyond 1 to 10 (specification §5); at a bound the button says so and does nothing. */
export function PeopleStepper({ people, labelledBy, onChange }: PeopleStepperProps) {
  const { t } = useTranslation(['booking']);
  const step = (by: -1 | 1) => {
    const atBound = changePeople(people, by) === people;
    return (
      <button
        type="button"
        data-live=""
        disabled={atBound}
        aria-label={by < 0 ? t('booking:fewer') : t('booking:more')}
        title={atBound ? t(by < 0 ? 'booking:atLeast' : 'booking:atMost', { count: by < 0 ? minimumPeople : maximumPeople }) : undefined}
        onClick={() => onChange(changePeople(people, by))}
      >
        <Icon name={by < 0 ? 'minus' : 'plus'} />
      </button>
    );
  };
  return (
    <div className={css.stepper} role="group" aria-labelledby={labelledBy}>
      {step(-1)}
      <output className={css.bookingValue} aria-labelledby={labelledBy}>
        {people}
      </output>
      {step(1)}
    </div>
  );
}
