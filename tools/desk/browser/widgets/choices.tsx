import { beginningOf, problemOfEnd } from '../../../../src/content/rules/days';
import { weekdays as week } from '../../../../src/domain/time/plainDate';
import type { Option } from '../../form/deskField';
import { input, type InputProps, textOf, valueBeside } from '../input';
import { useNames } from '../deskState';
import { faultText } from '../validate';

const weekdays: readonly unknown[] = week;

/** With more options than this, a select replaces the radio buttons. */
const maxRadios = 4;

/** One of some words in a select. One that is no more among them stays, and is reported by the content check. */
export function OneOf({ field, value, onChange, id, options }: InputProps & { readonly options: readonly Option[] }) {
  const chosen = textOf(value);
  return (
    <select id={id} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{field.required ? 'Escolha…' : 'Nenhum'}</option>
      {chosen && !options.some((option) => option.value === chosen) && <option value={chosen}>{chosen} (não existe)</option>}
      {options.map(({ value: word, label }) => (
        <option key={String(word)} value={String(word)}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface OptionsProps extends Pick<InputProps, 'field' | 'id'> {
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Option[];
  readonly isOn: (value: Option['value']) => boolean;
  readonly toggle: (value: Option['value'], isOn: boolean) => void;
}

const Options = ({ field, id, type, options, isOn, toggle }: OptionsProps) => (
  <div role={type === 'radio' ? 'radiogroup' : 'group'} aria-label={field.label} className="desk-row">
    {options.map(({ value, label }, index) => (
      <label key={label}>
        <input type={type} id={index === 0 ? id : undefined} name={id} checked={isOn(value)} onChange={({ target }) => toggle(value, target.checked)} /> {label}
      </label>
    ))}
  </div>
);

/** One of several values, including yes, no and “not known yet”. */
export function Choice(props: InputProps) {
  const { field, value = null, onChange } = props;
  const { options = [] } = field;
  const all: readonly Option[] = field.required || options.some((option) => option.value === null) ? options : [...options, { value: null, label: 'Nenhum' }];
  if (all.length > maxRadios) return <OneOf {...props} options={options} />;
  return <Options {...props} type="radio" options={all} isOn={(one) => one === value} toggle={onChange} />;
}

/** One of the things that a field can refer to, by name. */
function Reference(props: InputProps) {
  const names = useNames();
  return <OneOf {...props} options={names[props.field.widget as 'offer' | 'place' | 'navigation']} />;
}

/** Several of some values, in the order of the options: types of rooms where the field has none. */
function Ticks(props: InputProps) {
  const { roomCode } = useNames();
  const { options: known = roomCode } = props.field;
  const ticked = Array.isArray(props.value) ? props.value : [];
  const options: readonly Option[] = [
    ...[...known].sort((one, other) => weekdays.indexOf(one.value) - weekdays.indexOf(other.value)),
    ...ticked.filter((one) => !known.some((option) => option.value === one)).map((one) => ({ value: one as string, label: JSON.stringify(one) })),
  ];
  const toggle = (value: Option['value'], isOn: boolean) =>
    props.onChange(options.map((option) => option.value).filter((one) => (one === value ? isOn : ticked.includes(one))));
  return <Options {...props} type="checkbox" options={options} isOn={(one) => ticked.includes(one)} toggle={toggle} />;
}

/** A day, or a time on a day. */
function Day({ field, value, onChange, id }: InputProps) {
  const day = textOf(value);
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
  const time = textOf(value);
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

/** A period does not end before it begins. */
const wrongEnd = ({ field: { name }, group, value }: InputProps): string | null => {
  const found = problemOfEnd(name, textOf(valueBeside(group, beginningOf[name] ?? '')), textOf(value));
  return found ? faultText(found) : null;
};

export const choice = input({ view: Choice });
export const reference = input({ view: Reference });
export const ticks = input({ view: Ticks });
export const day = input({ view: Day, validate: wrongEnd });
export const time = input({ view: Time });
