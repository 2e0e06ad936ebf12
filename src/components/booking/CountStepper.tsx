import { useTranslation } from 'react-i18next';
import { changeCount } from '../../domain/booking/people';
import { Icon } from '../ui/Icon';
import { RoundButton } from '../ui/RoundButton';
import * as css from './CountStepper.module.css';

interface CountStepperProps {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly labelledBy: string;
  /** Names of the buttons. Default: fewer and more people. */
  readonly fewerLabel?: string;
  readonly moreLabel?: string;
  readonly onChange: (count: number) => void;
}

/** Plus and minus buttons around a number, each with its bound (docs/hotel-rules.md 2.4). */
export function CountStepper({ count, minimum, maximum, labelledBy, fewerLabel, moreLabel, onChange }: CountStepperProps) {
  const { t } = useTranslation(['booking']);
  const step = (by: -1 | 1) => {
    const next = changeCount(count, by, { minimum, maximum });
    return (
      <RoundButton
        data-replay=""
        aria-label={by < 0 ? (fewerLabel ?? t('booking:fewer')) : (moreLabel ?? t('booking:more'))}
        limit={next === count ? t(by < 0 ? 'booking:atLeast' : 'booking:atMost', { count }) : null}
        onClick={() => onChange(next)}
      >
        <Icon name={by < 0 ? 'minus' : 'plus'} />
      </RoundButton>
    );
  };
  return (
    <div className={css.stepper} role="group" aria-labelledby={labelledBy}>
      {step(-1)}
      <output className={css.count} aria-labelledby={labelledBy}>
        {count}
      </output>
      {step(1)}
    </div>
  );
}
