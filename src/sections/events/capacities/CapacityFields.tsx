import { useId } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import * as input from '../../../styles/CoverInput.module.css';
import * as message from '../../../styles/FieldFault.module.css';
import { LiveRegion } from '../../../components/ui/LiveRegion';
import { Icon } from '../../../components/ui/Icon';
import { RoundButton } from '../../../components/ui/RoundButton';
import { capacityParameters } from '../../../domain/events/capacitySearch';
import { maximumGuests } from '../../../domain/events/guests';
import { type Layout, layouts } from '../../../domain/events/layouts';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import * as css from './CapacityFields.module.css';
import { useFormatPeople } from '../../../components/events/useFormatPeople';

/** Radio buttons with icons of the layouts; the explanation of the chosen one is below. */
export function LayoutPicker({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const { t } = useI18n(['events']);
  const id = useId();
  return (
    <fieldset>
      <legend className={`semibold ${css.label}`}>{t('events:finder.layout')}</legend>
      <div className={`gold-icons ${css.layouts}`}>
        {layouts.map((choice) => (
          <label key={choice} className={`relative ${css.layout}`}>
            <input
              className={input.cover}
              type="radio"
              name={capacityParameters.layout}
              value={choice}
              checked={choice === layout}
              data-replay=""
              aria-describedby={choice === layout ? id : undefined}
              onChange={() => onChange(choice)}
            />
            <span>
              <Icon name={choice} />
              {t(`events:layouts.${choice}.name`)}
            </span>
          </label>
        ))}
      </div>
      <p id={id} className={`soft ${css.explanation}`}>
        {t(`events:layouts.${layout}.text`)}
      </p>
    </fieldset>
  );
}

interface GuestsFieldProps {
  readonly guests: number;
  readonly draft: string | null;
  readonly unclear: boolean;
  readonly onType: (draft: string) => void;
  readonly onLeave: () => void;
  readonly onChoose: (guests: number) => void;
}

const within = (guests: number): number => Math.min(maximumGuests, Math.max(1, guests));

/** The number of guests: a field, and buttons for ten more or fewer. */
export function GuestsField({ guests, draft, unclear, onType, onLeave, onChoose }: GuestsFieldProps) {
  const { t, language } = useI18n(['events']);
  const people = useFormatPeople();
  const id = useId();
  const fault = unclear ? t('events:finder.unclear', { most: formatNumber(maximumGuests, language) }) : '';

  const step = (by: -10 | 10) => (
    <RoundButton
      icon={by < 0 ? 'minus' : 'plus'}
      data-replay=""
      aria-label={by < 0 ? t('events:finder.fewer') : t('events:finder.more')}
      limit={within(guests + by) !== guests ? null : t(by < 0 ? 'events:finder.atLeast' : 'events:finder.atMost', { people: people(guests) })}
      onClick={() => onChoose(within(guests + by))}
    />
  );

  return (
    <div>
      <label className={`block semibold ${css.label}`} htmlFor={id}>
        {t('events:finder.guests')}
      </label>
      <div className={css.number}>
        {step(-10)}
        <input
          id={id}
          type="text"
          name={capacityParameters.guests}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? guests}
          aria-invalid={unclear || undefined}
          aria-describedby={unclear ? `${id}-fault` : undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
        {step(10)}
      </div>
      {unclear && (
        <p id={`${id}-fault`} className={`${message.fault} ${css.fault}`}>
          <Icon name="alert" />
          <span>{fault}</span>
        </p>
      )}
      <LiveRegion text={fault} />
    </div>
  );
}
