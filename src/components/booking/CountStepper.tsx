import { useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { changeCount } from '../../domain/booking/people';
import { RoundButton } from '../ui/RoundButton';
import * as css from './CountStepper.module.css';

interface CountStepperProps {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly labelledBy: string;
  readonly fewerLabel?: string;
  readonly moreLabel?: string;
  /** Announced with a number that the guest chooses. */
  readonly warning?: string | undefined;
  readonly onChange: (count: number) => void;
}

/** Plus and minus buttons around a number, each with its bound (docs/hotel-rules.md 2.4). */
export function CountStepper({ count, minimum, maximum, labelledBy, fewerLabel, moreLabel, warning, onChange }: CountStepperProps) {
  const { t } = useI18n(['booking']);
  /** Whether the guest has changed the number, and is still here: only then it is announced. */
  const [changed, setChanged] = useState(false);
  const step = (by: -1 | 1) => {
    const next = changeCount(count, by, { minimum, maximum });
    return (
      <RoundButton
        icon={by < 0 ? 'minus' : 'plus'}
        data-replay=""
        aria-label={by < 0 ? (fewerLabel ?? t('booking:fewer')) : (moreLabel ?? t('booking:more'))}
        limit={next === count ? t(by < 0 ? 'booking:atLeast' : 'booking:atMost', { count }) : null}
        onBlur={() => setChanged(false)}
        onClick={() => {
          setChanged(true);
          onChange(next);
        }}
      />
    );
  };
  return (
    <div className={css.stepper} role="group" aria-labelledby={labelledBy}>
      {step(-1)}
      <span className={css.count} aria-hidden={changed || undefined}>
        {count}
      </span>
      <span className="sr-only" aria-live="polite">
        {changed ? [String(count), warning].filter(Boolean).join('. ') : ''}
      </span>
      {step(1)}
    </div>
  );
}
