import { useMessages } from '../../i18n/useMessages';
import type { Hour } from './useHour';

/** A button that returns to the current hour; nothing while that is shown. */
export function BackToNow({ hour: { isNow, backToNow } }: { hour: Hour }) {
  const t = useMessages('daylight');
  return (
    !isNow && (
      <button type="button" className="link" onClick={backToNow}>
        {t('daylight:backToNow')}
      </button>
    )
  );
}
