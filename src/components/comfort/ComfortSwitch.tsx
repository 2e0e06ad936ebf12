import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { comfortStore, switchComfort } from '../../browser/comfortStore';
import { useStore } from '../../hooks/useStore';
import { classes } from '../ui/classes';
import * as css from './ComfortSwitch.module.css';

/** Turns comfort mode on and off: larger text, stronger contrast, no motion, carousels as lists. The choice is stored. */
export function ComfortSwitch() {
  const { t } = useTranslation(['footer']);
  const on = useStore(comfortStore);
  return (
    <button
      type="button"
      className={classes('scripted', css.comfort)}
      aria-pressed={on}
      data-replay=""
      onClick={({ currentTarget }) => {
        flushSync(() => switchComfort(on ? 'off' : 'on'));
        // the page is now taller or shorter
        currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }}
    >
      {t('footer:comfort')}
    </button>
  );
}
