import { useEffect, useEffectEvent, useId } from 'react';
import portuguese from '../../../locales/pt/extras.json';
import { CountStepper } from '../booking/CountStepper';
import { Spoken } from '../ui/Spoken';
import { formatMoney } from '../../domain/i18n/formatNumber';
import { knownExtras, maximumVehicles } from '../../domain/stay/extras';
import type { TimeLeft } from '../../domain/stay/cancellation';
import { nightsBetween, type PlainDate } from '../../domain/time/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { useLanguage } from '../../hooks/useLanguage';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { useRefundDeadline } from './useRefundDeadline';
import * as css from './KnownExtras.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'extras', portuguese }];

interface KnownExtrasProps {
  readonly stay: Stay;
  readonly rules: Queries.ExtrasRulesFragment;
  readonly vehicles: number;
  readonly besideRules: boolean;
  /** Also called when the dates have changed, to update the address. */
  readonly onChange: (vehicles: number) => void;
}

/** The known extras of the chosen stay, never added up, and the refund deadline (docs/hotel-rules.md 4.2, 4.3, 15.3). For one room, as the booking. */
export default function KnownExtras({ stay: { checkIn, checkOut }, rules, vehicles, besideRules, onChange }: KnownExtrasProps) {
  const t = useMessages('extras');
  const language = useLanguage();
  const id = useId();
  const follow = useEffectEvent(() => onChange(vehicles));
  useEffect(() => follow(), [checkIn, checkOut]);

  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0;
  const extras = nights >= 1 ? knownExtras({ charges: rules, days: nights, vehicles }) : null;
  const rule = (slug: string) => rules.rules.find((one) => one.slug === slug);
  const lines = [
    { rule: rule('tourism-tax'), charge: rules.tourismTax, amount: extras?.tourismTax, count: t('extras:apartments', { count: 1 }) },
    { rule: rule('parking'), charge: rules.parking, amount: extras?.parking, count: t('extras:vehiclesCount', { count: vehicles }) },
  ].filter(({ charge }) => charge !== null);

  return (
    <div className={`stack--wide ${css.known}`}>
      {rules.parking !== null && (
        <div className={`row ${css.vehicles}`}>
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
      )}
      {!extras && <p className="note">{t('extras:pickDates')}</p>}
      <dl className={css.lines} aria-live="polite">
        {lines.map(({ rule: said, amount, count }) => (
          <div key={said?.slug}>
            <dt>
              {said?.title}
              <span className="note soft tabular block">
                {[extras && `${t('extras:days', { count: nights })} × ${count}`, said?.text].filter(Boolean).join('. ')}
              </span>
            </dt>
            {amount !== undefined && amount !== null && amount > 0 && <dd className="tabular">{formatMoney(amount, language)}</dd>}
          </div>
        ))}
      </dl>
      <p className="note soft">{t('extras:apart')}</p>
      <CancellationClock checkIn={checkIn} rules={rules} text={besideRules ? undefined : rule('cancellation')?.text} />
    </div>
  );
}

/** The refund deadline, the remaining time, and the rule; or that the deadline has passed. */
function CancellationClock({ checkIn, rules, text }: { checkIn: PlainDate | null; rules: Queries.ExtrasRulesFragment; text: string | undefined }) {
  const t = useMessages('extras');
  const until = useRefundDeadline(checkIn, rules);
  /** The two largest units: days and hours, or hours and minutes. */
  const timeLeftText = ({ days, hours, minutes }: TimeLeft): string => {
    const parts = [
      days > 0 && t('extras:daysLeft', { count: days }),
      hours > 0 && t('extras:hours', { count: hours }),
      (minutes > 0 || days + hours === 0) && t('extras:minutes', { count: minutes }),
    ].filter((part) => part !== false);
    const [first = '', second] = parts;
    return second ? t('extras:both', { first, second }) : first;
  };

  if (!until && !text) return null;
  return (
    <div className="stack--wide gap-2">
      <h3 className="h4">{t('extras:cancellation')}</h3>
      {until?.left && (
        <p>
          <span>{`${t('extras:refund', { percent: until.percent })} `}</span>
          <b className="tabular">
            <Spoken say={(form) => Object.values(until.texts(form)).join(', ')} />
          </b>
          <span>{`. ${t('extras:left', { time: timeLeftText(until.left) })}`}</span>
        </p>
      )}
      {until && !until.left && <p>{t('extras:past')}</p>}
      {text && <p className="note soft">{text}</p>}
    </div>
  );
}
