import { weekdays as week } from '../../../../src/domain/time/plainDate';
import type { Option } from '../../form/deskField';
import type { NamedChoice } from '../../protocol';
import type { Json } from '../../../../src/content/json';
import { input, type InputProps } from '../input';
import { useNames } from '../deskState';

/** With more options than this, a select replaces the radio buttons. */
const maxRadios = 4;

/** One of several values, including yes, no and “not known yet”. */
export function Choice({ field, value = null, onChange, id }: InputProps) {
  const { options = [] } = field;
  const all: readonly Option[] = !field.required && !options.some((option) => option.value === null) ? [...options, { value: null, label: 'Nenhum' }] : options;
  if (all.length <= maxRadios)
    return (
      <div role="radiogroup" aria-label={field.label} className="desk-options">
        {all.map((option, index) => (
          <label key={option.label}>
            <input type="radio" id={index === 0 ? id : undefined} name={id} checked={option.value === value} onChange={() => onChange(option.value)} />{' '}
            {option.label}
          </label>
        ))}
      </div>
    );
  return (
    <select id={id} value={JSON.stringify(value)} onChange={({ target }) => onChange(JSON.parse(target.value) as Json)}>
      {!all.some((option) => option.value === value) && <option value={JSON.stringify(value)}>Escolha…</option>}
      {all.map((option) => (
        <option key={option.label} value={JSON.stringify(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** One of the things that a field can refer to, by name. What a file names and is no more stays, and is reported by the content check. */
export function OneOf({ field, value, onChange, id, known }: InputProps & { readonly known: readonly NamedChoice[] }) {
  const chosen = typeof value === 'string' ? value : '';
  const isUnknown = chosen !== '' && !known.some((choice) => choice.value === chosen);
  return (
    <select id={id} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{field.required ? 'Escolha…' : 'Nenhum'}</option>
      {isUnknown && <option value={chosen}>{`${chosen} (não existe)`}</option>}
      {known.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const weekdays: readonly string[] = week;

function Reference(props: InputProps) {
  const names = useNames();
  return <OneOf {...props} known={props.field.from ? names[props.field.from] : []} />;
}

/** Several of some values. A ticked value is inserted in the order of the options; the order of the others stays. */
function Ticks({ field, value, onChange, id }: InputProps) {
  const names = useNames();
  const ticked = Array.isArray(value) ? value : [];
  const given: readonly Option[] = field.from ? names[field.from] : (field.options ?? []);
  const days = given.every((option) => weekdays.includes(String(option.value)));
  const ordered = days ? [...given].sort((a, b) => weekdays.indexOf(String(a.value)) - weekdays.indexOf(String(b.value))) : given;
  const options = [
    ...ordered,
    ...ticked.filter((one) => !given.some((option) => option.value === one)).map((one) => ({ value: one as string, label: JSON.stringify(one) })),
  ];
  const placeOf = (one: Json) => options.findIndex((option) => option.value === one);
  const toggle = (one: Json, isOn: boolean) => {
    const others = ticked.filter((other) => other !== one);
    const after = others.findIndex((other) => placeOf(other) > placeOf(one));
    const at = after < 0 ? others.length : after;
    onChange(isOn ? [...others.slice(0, at), one, ...others.slice(at)] : others);
  };
  return (
    <div role="group" aria-label={field.label} className="desk-options">
      {options.map((option, index) => (
        <label key={option.label}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={ticked.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />{' '}
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** A day, or a time on a day. */
function Day({ field, value, onChange, id }: InputProps) {
  const day = typeof value === 'string' ? value : '';
  return (
    <div className="desk-row">
      <input id={id} type={field.widget === 'moment' ? 'datetime-local' : 'date'} value={day} onChange={({ target }) => onChange(target.value)} />
      {!field.required && day !== '' && (
        <button type="button" onClick={() => onChange('')}>
          Limpar
        </button>
      )}
    </div>
  );
}

const midnight = '24:00';

/** A time of day. 24:00, the end of a day, has a checkbox where something ends, since time inputs do not accept it. */
function Time({ field, value, onChange, id }: InputProps) {
  const time = typeof value === 'string' ? value : '';
  const mayEnd = field.name !== 'opens' || time === midnight;
  return (
    <div className="desk-row">
      <input id={id} type="time" value={time === midnight ? '' : time} disabled={time === midnight} onChange={({ target }) => onChange(target.value)} />
      {mayEnd && (
        <label>
          <input type="checkbox" checked={time === midnight} onChange={({ target }) => onChange(target.checked ? midnight : '')} /> meia-noite (24:00)
        </label>
      )}
    </div>
  );
}

export const choice = input({ view: Choice });
export const reference = input({ view: Reference });
export const ticks = input({ view: Ticks });
export const day = input({ view: Day });
export const time = input({ view: Time });
