import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { type Layout, layouts } from '../../domain/events/layouts';
import { capacityParameters } from '../../domain/events/capacitySearch';
import * as input from '../../components/ui/CoverInput.module.css';
import * as css from './LayoutPicker.module.css';

/** Radio buttons with icons of the layouts; the explanation of the chosen one is below. */
export function LayoutPicker({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const { t } = useTranslation(['events']);
  const id = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{t('events:finder.layout')}</legend>
      <div className={css.layouts}>
        {layouts.map((choice) => (
          <label key={choice} className={css.layout}>
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
