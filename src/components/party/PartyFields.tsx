import { useId, useRef, useState } from 'react';
import { CountStepper } from '../booking/CountStepper';
import { maximumPeople } from '../../domain/booking/people';
import { maximumChildAge, type Party, peopleIn, withChildren } from '../../domain/party/party';
import { useMessages } from '../../i18n/useMessages';
import { LimitedButton } from '../ui/LimitedButton';
import { RoundButton } from '../ui/RoundButton';
import * as css from './PartyFields.module.css';

/** The number of adults, and the age of each child. Limited to the people that can be booked at once. */
export function PartyFields({ party, onChange }: { party: Party; onChange: (change: Partial<Party>) => void }) {
  const { t } = useMessages('party');
  const id = useId();
  const summary = usePartySummary(party);
  const add = useRef<HTMLButtonElement>(null);
  /** Whether the guest has just added or removed a child: then who comes is announced. */
  const [changed, setChanged] = useState(false);
  const { adults, children } = party;
  const full = peopleIn(party) >= maximumPeople;
  const ages = Array.from({ length: maximumChildAge + 1 }, (_, age) => age);
  return (
    <div className="stack gap-5">
      <div className={`row ${css.adults}`}>
        <span id={`${id}-adults`}>{t('party:adults')}</span>
        <CountStepper
          count={adults}
          minimum={1}
          maximum={Math.max(adults, maximumPeople - children.length)}
          labelledBy={`${id}-adults`}
          fewerLabel={t('party:fewerAdults')}
          moreLabel={t('party:moreAdults')}
          onChange={(next) => onChange({ adults: next })}
        />
      </div>
      {children.length > 0 && (
        <ol className={`stack--wide gap-3 ${css.children}`}>
          {children.map((age, index) => (
            // children are only distinguished by their order
            <li key={index}>
              <label htmlFor={`${id}-${String(index)}`}>{t('party:child', { number: index + 1 })}</label>
              <select
                id={`${id}-${String(index)}`}
                className="box"
                value={age}
                onChange={({ currentTarget }) => onChange({ children: children.with(index, Number(currentTarget.value)) })}
              >
                {ages.map((years) => (
                  <option key={years} value={years}>
                    {t('party:years', { count: years })}
                  </option>
                ))}
              </select>
              <RoundButton
                icon="close"
                aria-label={t('party:removeChild', { number: index + 1 })}
                onClick={() => {
                  // this button goes, or becomes that of the next child
                  add.current?.focus();
                  setChanged(true);
                  onChange({ children: children.filter((_, other) => other !== index) });
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <LimitedButton
        ref={add}
        className="btn btn--line"
        data-replay=""
        limit={full ? t('party:full', { count: maximumPeople }) : null}
        onBlur={() => setChanged(false)}
        onClick={() => {
          setChanged(true);
          onChange(withChildren(party, children.length + 1));
        }}
      >
        {t('party:addChild')}
      </LimitedButton>
      <span className="sr-only" role="status">
        {changed && summary}
      </span>
      {full && (
        <p className="note soft" aria-hidden="true">
          {t('party:full', { count: maximumPeople })}
        </p>
      )}
    </div>
  );
}

/** A party as text: "2 adults, 2 children (7 years, 11 years)". */
export function usePartySummary({ adults, children }: Party): string {
  const { t } = useMessages('party');
  const ages = children.map((age) => t('party:years', { count: age })).join(', ');
  return [t('party:adultsCount', { count: adults }), children.length && t('party:childrenCount', { count: children.length, ages })].filter(Boolean).join(', ');
}
