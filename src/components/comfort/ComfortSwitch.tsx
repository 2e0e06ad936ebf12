import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../hooks/useI18n';
import { comfortStore, switchComfort } from '../../browser/comfortStore';
import { useStore } from '../../hooks/useStore';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as css from './ComfortSwitch.module.css';

interface ComfortSwitchProps {
  /** Only its icon, for the row of the languages: what it does is a tooltip instead of a line beside it. */
  readonly compact?: boolean;
}

/** Turns comfort mode on and off: larger text, stronger contrast, no motion, carousels as lists. The choice is stored. */
export function ComfortSwitch({ compact = false }: ComfortSwitchProps) {
  const { t } = useI18n(['common']);
  const id = useId();
  const on = useStore(comfortStore);
  const effect = t('common:comfort.effect');
  return (
    <div className={classes('row scripted', css.comfort, compact && css.compact)}>
      <button
        type="button"
        className="touch"
        aria-pressed={on}
        data-replay=""
        {...(compact ? { 'aria-label': t('common:comfort.name'), title: effect } : { 'aria-describedby': id })}
        onClick={({ currentTarget }) => {
          flushSync(() => switchComfort(on ? 'off' : 'on'));
          // the page is now taller or shorter
          currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        }}
      >
        {compact ? <Icon name="letters" /> : t('common:comfort.name')}
      </button>
      {!compact && <span id={id}>{effect}</span>}
    </div>
  );
}
