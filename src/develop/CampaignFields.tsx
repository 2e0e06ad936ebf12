import { type ReactNode, useId, useState } from 'react';
import type pt from '../../locales/pt/campaign.json';
import { maximumPeople, minimumPeople } from '../domain/booking/people';
import { type Campaign, type CampaignFault, requiredUtmFields, utmFields, utmValue } from '../domain/campaign/campaign';
import type { PlainDate } from '../domain/stay/plainDate';
import { type Language, languages } from '../site';
import * as css from './CampaignPage.module.css';

interface CampaignFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | null;
  readonly onLeave?: () => void;
  /** The control, with the attributes that associate it with label, hint and error. */
  readonly children: (given: { id: string; 'aria-describedby': string; 'aria-invalid': boolean; onBlur: (() => void) | undefined }) => ReactNode;
}

/** A field of the campaign form: label, control, hint, and error. */
function CampaignField({ label, hint, fault, onLeave, children }: CampaignFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-note`, 'aria-invalid': Boolean(fault), onBlur: onLeave })}
      <p id={`${id}-note`} className="note">
        {hint}
        {fault && <strong>{fault}</strong>}
      </p>
    </div>
  );
}

interface CampaignFieldsProps {
  readonly words: typeof pt;
  readonly campaign: Campaign;
  readonly faults: readonly CampaignFault[];
  readonly paths: readonly string[];
  readonly today: PlainDate;
  readonly onChange: (campaign: Campaign) => void;
}

/** The campaign form. The error of a field is shown once it has lost focus. */
export function CampaignFields({ words, campaign, faults, paths, today, onChange }: CampaignFieldsProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const { target, path, language, stay, people, utm } = campaign;
  const change = (part: Partial<Campaign>) => onChange({ ...campaign, ...part });
  const about = (field: CampaignFault['field'], label: string) => {
    const fault = faults.find((one) => one.field === field);
    return { label, fault: fault && left.includes(field) ? words.faults[fault.fault] : null, onLeave: () => setLeft([...left, field]) };
  };
  return (
    <form className={css.fields} aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.target}</legend>
        {(['page', 'engine'] as const).map((one) => (
          <label key={one} className={css.choice}>
            <input type="radio" name="target" checked={target === one} onChange={() => change({ target: one })} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      {target === 'page' ? (
        <>
          <CampaignField {...about('path', words.path)}>
            {(given) => (
              <select {...given} value={path} onChange={({ target: { value } }) => change({ path: value })}>
                <option value="">{words.choose}</option>
                {paths.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </CampaignField>
          <CampaignField label={words.language}>
            {(given) => (
              <select {...given} value={language} onChange={({ target: { value } }) => change({ language: value as Language })}>
                {languages.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </CampaignField>
        </>
      ) : (
        <>
          {(['checkIn', 'checkOut'] as const).map((field) => (
            <CampaignField key={field} {...about(field, words[field])}>
              {(given) => (
                <input
                  {...given}
                  type="date"
                  min={today}
                  value={stay[field] ?? ''}
                  onChange={({ target: { value } }) => change({ stay: { ...stay, [field]: value || null } })}
                />
              )}
            </CampaignField>
          ))}
          <CampaignField {...about('people', words.people)}>
            {(given) => (
              <input
                {...given}
                type="number"
                min={minimumPeople}
                max={maximumPeople}
                value={Number.isNaN(people) ? '' : people}
                onChange={({ target: { valueAsNumber } }) => change({ people: valueAsNumber })}
              />
            )}
          </CampaignField>
        </>
      )}
      {utmFields.map((field) => {
        const better = utmValue(utm[field]);
        const label = requiredUtmFields.includes(field) ? words[field] : `${words[field]}, ${words.optional}`;
        return (
          <CampaignField key={field} {...about(field, label)} hint={words[`${field}Hint`]}>
            {(given) => (
              <>
                <input
                  {...given}
                  type="text"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={utm[field]}
                  onChange={({ target: { value } }) => change({ utm: { ...utm, [field]: value } })}
                />
                {better !== '' && better !== utm[field] && (
                  <button type="button" className="link" onClick={() => change({ utm: { ...utm, [field]: better } })}>
                    {words.write.replace('{{word}}', better)}
                  </button>
                )}
              </>
            )}
          </CampaignField>
        );
      })}
    </form>
  );
}
