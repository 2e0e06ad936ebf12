import { graphql } from 'gatsby';
import { useId } from 'react';
import { lazyComponent } from '../../components/lazy/lazyComponent';
import { Icon } from '../../components/ui/Icon';
import { vehiclesQuery } from '../../domain/stay/extras';
import type { Stay } from '../../domain/stay/stay';
import { useLanguage } from '../../hooks/useLanguage';
import { useQueryState } from '../../hooks/useQueryState';
import { classes } from '../../components/ui/classes';
import * as css from './Extras.module.css';

export const fragment = graphql`
  fragment ExtrasRules on StayRules {
    checkIn
    tourismTax
    parking
    ...CancellationRules
    ...RuleTexts
  }
`;

const knownExtras = lazyComponent(() => import('./KnownExtras'));

interface ExtrasProps {
  readonly stay: Stay;
  readonly rules: Queries.ExtrasRulesFragment;
  readonly label: string;
  readonly besideRules?: boolean;
}

/** Known extras behind a button: loaded on request, open while the address has a number of vehicles. Nothing where the hotel charges none. */
export function Extras({ stay, rules, label, besideRules = false }: ExtrasProps) {
  const id = useId();
  const language = useLanguage();
  const [vehicles, setVehicles] = useQueryState(vehiclesQuery(stay));
  const open = vehicles !== null;
  const ahead = () => knownExtras.preload(language);
  if (rules.tourismTax === null && rules.parking === null) return null;
  return (
    <div className={classes('scripted', css.extras)}>
      <button
        type="button"
        className="link no-print"
        aria-expanded={open}
        aria-controls={id}
        data-replay=""
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setVehicles(open ? null : 0)}
      >
        <Icon name={open ? 'minus' : 'plus'} />
        {label}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <knownExtras.View
            stay={stay}
            rules={rules}
            vehicles={vehicles}
            besideRules={besideRules}
            onChange={setVehicles}
            fallback={<div className={css.waiting} aria-busy="true" />}
            onError={() => setVehicles(null)}
          />
        )}
      </div>
    </div>
  );
}
