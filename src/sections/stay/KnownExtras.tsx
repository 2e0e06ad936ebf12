import { useEffect, useEffectEvent, useId } from 'react';
import portuguese from '../../../locales/pt/extras.json';
import { CountStepper } from '../../components/booking/CountStepper';
import { formatMoney } from '../../domain/i18n/formatNumber';
import { knownExtras, maximumVehicles } from '../../domain/stay/extras';
import { nightsBetween } from '../../domain/stay/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { useLanguage } from '../../hooks/useLanguage';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { CancellationClock } from './CancellationClock';
import type { ExtrasRules } from './extrasRules';
import * as css from './KnownExtras.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'extras', portuguese }];

interface KnownExtrasProps {
  readonly stay: Stay;
  readonly rules: ExtrasRules;
  readonly vehicles: number;
  /** Whether the cancellation rule is already shown beside it. */
  readonly besideRules: boolean;
  /** Also called when the dates have changed, to update the address. */
  readonly onChange: (vehicles: number) => void;
}

/**
 * The known extras of the chosen stay, each on a line with its rule and never added up, and the refund deadline (docs/hotel-rules.md 4.2, 4.3, 15.3). For one room, as
 * the booking.
 */
export default function KnownExtras({ stay: { checkIn, checkOut }, rules, vehicles, besideRules, onChange }: KnownExtrasProps) {
  const t = useMessages('extras');
  const language = useLanguage();
  const id = useId();
  const follow = useEffectEvent(() => onChange(vehicles));
  useEffect(() => follow(), [checkIn, checkOut]);

  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0;
  const extras = nights >= 1 ? knownExtras({ charges: rules, days: nights, apartments: 1, vehicles }) : null;
  const rule = (slug: string) => rules.rules.find((one) => one.slug === slug);
  const lines = [
    { rule: rule('tourism-tax'), amount: extras?.tourismTax, count: t('extras:apartments', { count: 1 }) },
    { rule: rule('parking'), amount: extras?.parking, count: t('extras:vehiclesCount', { count: vehicles }) },
  ];

  return (
    <div className={css.known}>
      <div className={css.vehicles}>
        <span id={`${id}-vehicles`}>{t('extras:vehicles')}</span>
        <CountStepper
          count={vehicles}
          minimum={0}
          maximum={maximumVehicles}
          labelledBy={`${id}-vehicles`}
          fewerLabel={t('extras:fewer')}
          moreLabel={t('extras:more')}
          onChange={onChange}
        />
      </div>
      {!extras && <p className="note">{t('extras:pickDates')}</p>}
      <dl className={css.lines} aria-live="polite">
        {lines.map(({ rule: said, amount, count }) => (
          <div key={said?.slug}>
            <dt>
              {said?.text}
              <span className="note soft num">{[said?.title, extras && t('extras:days', { count: nights }), extras && count].filter(Boolean).join(' × ')}</span>
            </dt>
            {amount !== undefined && <dd className="num">{formatMoney(amount, language)}</dd>}
          </div>
        ))}
      </dl>
      <p className="note soft">{t('extras:apart')}</p>
      <CancellationClock checkIn={checkIn} rules={rules} text={besideRules ? undefined : rule('cancellation')?.text} />
    </div>
  );
}
