import { useTranslation } from 'react-i18next';
import { maximumPeople, minimumPeople } from '../../domain/booking/people';
import { CountStepper } from './CountStepper';

interface PeopleStepperProps {
  readonly people: number;
  readonly labelledBy: string;
  readonly onChange: (people: number) => void;
}

/** The number of people of a search, 1 to 10 (docs/hotel-rules.md 2.4). */
export function PeopleStepper({ people, labelledBy, onChange }: PeopleStepperProps) {
  const { t } = useTranslation(['booking']);
  return (
    <CountStepper
      count={people}
      minimum={minimumPeople}
      maximum={maximumPeople}
      labelledBy={labelledBy}
      fewerLabel={t('booking:fewer')}
      moreLabel={t('booking:more')}
      onChange={onChange}
    />
  );
}
