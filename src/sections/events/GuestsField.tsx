import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { RoundButton } from '../../components/ui/RoundButton';
import { capacityParameters, guestStops, indexOfStop } from '../../domain/events/capacitySearch';
import { maximumGuests } from '../../domain/events/layouts';
import * as css from './GuestsField.module.css';
import { useFormatPeople } from './useFormatPeople';

interface GuestsFieldProps {
  readonly guests: number;
  /** The largest capacity, where the slider ends. */
  readonly largest: number;
  readonly onChange: (guests: number) => void;
}

const within = (guests: number): number => Math.min(maximumGuests, Math.max(1, guests));

/** The number of guests: a text field, buttons for ten more or fewer, and a slider with a finer scale for small numbers. */
export function GuestsField({ guests, largest, onChange }: GuestsFieldProps) {
  const { t } = useTranslation(['events']);
  const people = useFormatPeople();
  const id = useId();
  /** What is being typed; may not be a number yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const stops = guestStops(largest);

  const type = (text: string) => {
    setDraft(text);
    if (/^\d+$/.test(text) && Number(text) >= 1) onChange(within(Number(text)));
  };
  const step = (by: -10 | 10) => (
    <RoundButton
      data-replay=""
      aria-label={by < 0 ? t('events:finder.fewer') : t('events:finder.more')}
      disabled={within(guests + by) === guests}
      onClick={() => {
        setDraft(null);
        onChange(within(guests + by));
      }}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </RoundButton>
  );

  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {t('events:finder.guests')}
      </label>
      <div className={css.number}>
        {step(-10)}
        <input
          id={id}
          type="number"
          name={capacityParameters.guests}
          inputMode="numeric"
          min={1}
          max={maximumGuests}
          step={1}
          autoComplete="off"
          value={draft ?? guests}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(null)}
        />
        {step(10)}
      </div>
      <input
        className={css.slider}
        type="range"
        min={0}
        max={stops.length - 1}
        step={1}
        value={indexOfStop(stops, guests)}
        aria-label={t('events:finder.slider')}
        aria-valuetext={people(guests)}
        onChange={({ target }) => {
          setDraft(null);
          onChange(stops[Number(target.value)] ?? guests);
        }}
      />
    </div>
  );
}
