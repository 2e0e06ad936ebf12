import { useId, useLayoutEffect, useRef, useState } from 'react';
import { inHotelFolder } from '../../../../src/hotel';
import { hotelCurrency, languages, languageTags, type Language } from '../../../../src/site';
import { addressFrom } from '../../../../src/content/addressFrom';
import { formatNumber, parseNumber } from '../../../../src/domain/i18n/brazilianNumber';
import { slugify } from '../../../../src/domain/i18n/slugify';
import { languageInPortuguese } from '../../../../src/content/fieldLabels';
import { isObject } from '../../../../src/content/json';
import { typeset } from '../../../../src/content/rules/typography';
import { kinds } from '../../../../src/content/kinds';
import { freeNames } from '../../../../src/domain/pages/namedSections';
import { plain } from '../decap';
import { input, type InputProps } from '../input';
import { currentNames, useNames } from '../deskState';
import { inputId, kindAt } from '../validate';
import { Choice } from './choices';

function Count({ text, min, max }: { text: string; min?: number; max?: number }) {
  if (max === undefined) return null;
  const wrong = text.length > max || (text.length > 0 && min !== undefined && text.length < min);
  return (
    <span className="desk-count" data-wrong={wrong || undefined}>
      {text.length}/{max}
      {wrong && (text.length > max ? ` – ${text.length - max} a mais` : ` – no mínimo ${min ?? 0}`)}
    </span>
  );
}

interface TextProps {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A text area that grows with its text, also when it becomes visible. Line breaks become spaces; the typography of the language is set when it is left. */
function TextArea({ id, label, language, text, onText }: TextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const fit = () => {
      current.style.height = 'auto';
      current.style.height = `${current.scrollHeight + 2}px`;
    };
    fit();
    const resize = new ResizeObserver(fit);
    resize.observe(current);
    return () => resize.disconnect();
  }, [text]);
  return (
    <textarea
      ref={area}
      id={id}
      lang={languageTags[language]}
      rows={1}
      spellCheck
      aria-label={label}
      value={text}
      onChange={({ target }) => onText(target.value.replace(/\s*\n\s*/g, ' '))}
      onBlur={() => {
        if (typeset(text, language) !== text) onText(typeset(text, language));
      }}
    />
  );
}

/** A text in the languages of the site side by side, Portuguese first. */
export function Localized({ field, value, onChange, id }: Pick<InputProps, 'field' | 'value' | 'onChange' | 'id'>) {
  const text = isObject(value) ? value : {};
  const textIn = (language: Language) => (typeof text[language] === 'string' ? text[language] : '');
  const isStarted = languages.some((language) => textIn(language) !== '');
  return (
    <div className="desk-languages">
      {languages.map((language) => {
        const written = textIn(language);
        const isMissing = written === '' && (isStarted || field.required);
        return (
          <div key={language} className="desk-language" data-missing={isMissing || undefined}>
            <span className="desk-language-name">
              {languageInPortuguese(language)}
              {isMissing && <em> falta</em>}
            </span>
            <TextArea
              id={inputId(id, language)}
              label={`${field.label || 'Texto'} em ${languageInPortuguese(language)}`}
              language={language}
              text={written}
              onText={(next) => onChange({ ...text, [language]: next })}
            />
            <Count text={written} min={field.minLength} max={field.maxLength} />
          </div>
        );
      })}
    </div>
  );
}

function Line({ field, value, onChange, id }: InputProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <div className="desk-row">
      <input id={id} type="text" value={text} onChange={({ target }) => onChange(target.value)} />
      <Count text={text} min={field.minLength} max={field.maxLength} />
    </div>
  );
}

const isNew = ({ control }: InputProps): boolean => control.getEntry().get('newRecord') === true;
/** Whether the slug is that of the file, not of an entry in it. */
const isFileSlug = ({ field }: InputProps): boolean => field.at.split('.').length === 2;

/** The slug of a file or of a section. That of an existing file is read-only, since links lead to it; that of a section is one that its page shows. */
function Slug(props: InputProps) {
  const { value, onChange, id } = props;
  const text = typeof value === 'string' ? value : '';
  const isFixed = isFileSlug(props) && !isNew(props);
  const page = plain(props.control.getEntry().get('data')) as Parameters<typeof freeNames>[0];
  const names = props.field.at === 'PageText.sections.*.slug' ? freeNames(page, value) : undefined;
  if (names) return <Choice {...props} field={{ ...props.field, options: names.map((name) => ({ value: name, label: name })) }} />;
  return (
    <div className="desk-row">
      <input
        id={id}
        type="text"
        value={text}
        readOnly={isFixed}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(/[\s-]$/.test(target.value) ? `${slugify(target.value)}-` : slugify(target.value))}
        onBlur={() => {
          if (!isFixed && text.endsWith('-')) onChange(text.replace(/-+$/, ''));
        }}
      />
    </div>
  );
}

function takenSlug(props: InputProps): string | null {
  if (!isFileSlug(props) || !isNew(props) || typeof props.value !== 'string') return null;
  const { source } = kinds[kindAt(props.field.at)];
  const file = inHotelFolder(`${source}/${props.value}.json`).toLowerCase();
  return currentNames().files.some((one) => one.toLowerCase() === file) ? `já existe “${props.value}”; escolha outro nome` : null;
}

/** A page of this site, with suggestions; `#` and a slug link to a section. */
function Link({ value, onChange, id }: InputProps) {
  const list = useId();
  const { page: pages } = useNames();
  return (
    <>
      <input
        id={id}
        type="text"
        list={list}
        value={typeof value === 'string' ? value : ''}
        placeholder="/gastronomia"
        onChange={({ target }) => onChange(target.value.trim())}
        onBlur={() => {
          const address = addressFrom(
            typeof value === 'string' ? value : '',
            pages.map((page) => page.value),
          );
          if (address !== value) onChange(address);
        }}
      />
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
function Figure({ field, value, onChange, id }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { unit } = field;
  return (
    <div className="desk-row">
      {unit === hotelCurrency.sign && <span className="desk-unit">{unit}</span>}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        className="desk-figure"
        value={typed ?? formatNumber(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseNumber(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      {unit && unit !== hotelCurrency.sign && <span className="desk-unit">{unit}</span>}
    </div>
  );
}

export const localized = input({ view: Localized });
export const line = input({ view: Line });
export const slug = input({ view: Slug, validate: takenSlug });
export const link = input({ view: Link });
export const figure = input({ view: Figure });
