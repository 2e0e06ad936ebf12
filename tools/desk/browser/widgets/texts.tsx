import { useEffect, useId, useState, type InputHTMLAttributes } from 'react';
import { inHotelFolder } from '../../../../src/hotel';
import { hotelCurrency, languages, languageTags } from '../../../../src/site';
import { addressFrom } from '../../../../src/content/addressFrom';
import { formatBrazilianNumber, parseNumber } from '../../../../src/domain/i18n/brazilianNumber';
import { dayFrom, tidyDay } from '../../../../src/domain/i18n/brazilianDay';
import { slugify } from '../../../../src/domain/i18n/slugify';
import { languageInPortuguese } from '../../../../src/content/fieldLabels';
import { claimsIn } from '../../../../src/content/illustrative';
import { isObject, type Json, type JsonObject } from '../../../../src/content/json';
import { problemOfLastDay } from '../../../../src/content/rules/openingHours';
import { typeset } from '../../../../src/content/rules/typography';
import { kinds } from '../../../../src/content/kinds';
import { freeNames } from '../../../../src/domain/pages/namedSections';
import type { DeskField } from '../../form/deskField';
import { plain } from '../decap';
import { input, type InputProps, textOf, valueBeside } from '../input';
import { currentNames, useNames } from '../deskState';
import { inputId, faultText, kindAt } from '../validate';
import { pathOf } from '../refusedSave';
import { Choice } from './choices';

function Count({ text, field: { minLength = 0, maxLength } }: { readonly text: string; readonly field: DeskField }) {
  if (maxLength === undefined) return null;
  const isLong = text.length > maxLength;
  return (
    <span className="desk-quiet">
      {text.length}/{maxLength}
      {isLong && <strong> – {text.length - maxLength} a mais</strong>}
      {text !== '' && text.length < minLength && <strong> – no mínimo {minLength}</strong>}
    </span>
  );
}

/** A text in the languages of the site side by side, Portuguese first. Line breaks become spaces; the typography of a language is set when its text is left. */
export function Localized({ field, value, onChange, id }: Pick<InputProps, 'field' | 'value' | 'onChange' | 'id'>) {
  const text = isObject(value) ? value : {};
  const isStarted = languages.some((language) => text[language]);
  return (
    <div className="desk-languages">
      {languages.map((language) => {
        const written = textOf(text[language]);
        const write = (next: string) => next !== written && onChange({ ...text, [language]: next });
        return (
          <div key={language} className="desk-language">
            <span className="desk-quiet">
              {languageInPortuguese(language)}
              {written === '' && (isStarted || field.required) && <em> falta</em>}
            </span>
            <div className="desk-text" data-text={written}>
              <textarea
                id={inputId(id, language)}
                lang={languageTags[language]}
                rows={1}
                spellCheck
                aria-label={`${field.label || 'Texto'} em ${languageInPortuguese(language)}`}
                value={written}
                onChange={({ target }) => write(target.value.replace(/\s*\n\s*/g, ' '))}
                onBlur={() => write(typeset(written, language))}
              />
            </div>
            <Count text={written} field={field} />
          </div>
        );
      })}
    </div>
  );
}

interface LineProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Sets right what was typed, when the line is left. */
  readonly tidied?: (text: string) => string;
}

function TextLine({ value, onText, tidied = (text) => text, ...others }: LineProps) {
  const write = (next: string) => next !== value && onText(next);
  return <input type="text" value={value} onChange={({ target }) => write(target.value)} onBlur={() => write(tidied(value))} {...others} />;
}

function Line({ field, value, onChange, id }: InputProps) {
  const text = textOf(value);
  return (
    <>
      <TextLine id={id} value={text} onText={onChange} />
      <Count text={text} field={field} />
    </>
  );
}

/** A day of each year, or also one in a year. */
const TypedDay = ({ value, onChange, id }: InputProps) => <TextLine id={id} value={textOf(value)} onText={onChange} tidied={tidyDay} />;

/** What is wrong with the last day of a range after its first one. */
function wrongRange({ field, group, value }: InputProps): string | null {
  const [from = '', to = ''] = [valueBeside(group, 'from'), value].map((day) => dayFrom(textOf(day)));
  const found = field.name === 'to' ? problemOfLastDay({ from, to }) : undefined;
  return found ? faultText(found) : null;
}

const isNew = ({ control }: InputProps): boolean => control.getEntry().get('newRecord') === true;
/** Whether the slug is that of the file, not of an entry in it. */
const isFileSlug = ({ field }: InputProps): boolean => field.at.split('.').length === 2;

/** The slug of a file or of a section. That of an existing file is read-only, since links lead to it; that of a section is one that its page shows. */
function Slug(props: InputProps) {
  const { value, onChange, id } = props;
  const isFixed = isFileSlug(props) && !isNew(props);
  const page = plain(props.control.getEntry().get('data')) as Parameters<typeof freeNames>[0];
  const names = props.field.at === 'PageText.sections.*.slug' ? freeNames(page, value) : undefined;
  if (names) return <Choice {...props} field={{ ...props.field, options: names.map((name) => ({ value: name, label: name })) }} />;
  return (
    <TextLine
      id={id}
      value={textOf(value)}
      readOnly={isFixed}
      autoCapitalize="none"
      spellCheck={false}
      onText={(typed) => onChange(slugify(typed) + (/[\s-]$/.test(typed) ? '-' : ''))}
      tidied={(text) => (isFixed ? text : text.replace(/-+$/, ''))}
    />
  );
}

function takenSlug(props: InputProps): string | null {
  if (!isFileSlug(props) || !isNew(props) || typeof props.value !== 'string') return null;
  const { source } = kinds[kindAt(props.field.at)];
  const file = inHotelFolder(`${source}/${props.value}.json`).toLowerCase();
  return Object.keys(currentNames().files).some((one) => one.toLowerCase() === file) ? `já existe “${props.value}”; escolha outro nome` : null;
}

/** A page of this site, with suggestions; `#` and a slug link to a section. */
function Link({ value, onChange, id }: InputProps) {
  const list = useId();
  const { page: pages } = useNames();
  const known = pages.map((page) => page.value);
  return (
    <>
      <TextLine id={id} list={list} value={textOf(value)} placeholder="/gastronomia" onText={onChange} tidied={(text) => addressFrom(text, known)} />
      <datalist id={list}>
        {pages.map((page) => (
          <option key={page.value} value={page.value}>
            {page.label}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A number in Brazilian notation, with its unit. */
function Figure({ field: { unit }, value, onChange, id }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrency = unit === hotelCurrency.sign;
  return (
    <div className="desk-row">
      {isCurrency && unit}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={typed ?? formatBrazilianNumber(value, isCurrency ? 2 : 0)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseNumber(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      {!isCurrency && unit}
    </div>
  );
}

/** What is said of a file, to be changed where it does not hold of the one that replaces it. */
export function StillTrue({ fields, said, onSay }: { fields: readonly DeskField[]; said: Partial<JsonObject>; onSay: (now: Partial<JsonObject>) => void }) {
  const [now, setNow] = useState(said);
  const id = useId();
  useEffect(() => {
    onSay(now);
  });
  return fields.map(
    (field) =>
      now[field.name] && (
        <div key={field.name} className="desk-input">
          <strong>{field.label}</strong>: ainda vale?
          <Localized field={field} value={now[field.name]} onChange={(text) => setNow({ ...now, [field.name]: text })} id={id + field.name} />
        </div>
      ),
  );
}

/** What is illustrative may have no price: the content check would keep the site as it was. */
const illustrativePrice = ({ field, value, id, control }: InputProps): string | null => {
  const isClaim = field.at.endsWith('.price') && typeof value === 'number' && claimsIn(plain(control.getEntry().get('data')) as Json).includes(pathOf({ id }));
  return isClaim ? faultText({ code: 'illustrativeClaim' }) : null;
};

export const text = input({ view: Localized });
export const line = input({ view: Line });
export const typedDay = input({ view: TypedDay, validate: wrongRange });
export const slug = input({ view: Slug, validate: takenSlug });
export const page = input({ view: Link });
export const figure = input({ view: Figure, validate: illustrativePrice });
