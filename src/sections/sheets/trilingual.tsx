import type { TFunction, i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languages, languageTags, type Language } from '../../site';
import * as css from './Sheet.module.css';

/** A value in each language. */
export type Trilingual<Text> = Readonly<Record<Language, Text>>;

/** Collects the aliases of a field in each language: `namePt`, `nameEn` and `nameFr` for `name`. */
export const fieldInAllLanguages = <Field extends string, Thing extends Readonly<Record<`${Field}Pt` | `${Field}En` | `${Field}Fr`, unknown>>>(
  thing: Thing,
  field: Field,
) => ({ pt: thing[`${field}Pt`], en: thing[`${field}En`], fr: thing[`${field}Fr`] });

/** Words of the interface in all languages at once, from the namespaces of the page: as texts, and as `TrilingualText`. */
export function wordsInAllLanguages(words: i18n) {
  type Say = (t: TFunction<['sheets', 'events']>, language: Language) => string;
  const inOne = (language: Language, say: Say) => say(words.getFixedT<['sheets', 'events']>(language, ['sheets', 'events']), language);
  const textsOf = (say: Say): Trilingual<string> => ({ pt: inOne('pt', say), en: inOne('en', say), fr: inOne('fr', say) });
  return { textsOf, show: (say: Say) => <TrilingualText words={textsOf(say)} /> };
}

/** A short text in three languages on one line, without repetition if they are the same. The language in the hash is first. */
export function TrilingualText({ words }: { words: Trilingual<string> }) {
  const different = languages.filter((language, index) => languages.findIndex((other) => words[other] === words[language]) === index);
  return (
    <span className={css.words}>
      {different.map((language) => (
        <span key={language} lang={languageTags[language]} data-for={languages.filter((other) => words[other] === words[language]).join(' ')}>
          {words[language]}{' '}
        </span>
      ))}
    </span>
  );
}

/** Three columns, one per language, stacked on narrow screens. The language in the hash is first. */
export function LanguageColumns({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <div className={css.three}>
      {languages.map((language) => (
        <div key={language} id={language} lang={languageTags[language]}>
          <InLanguage language={language}>{children(language)}</InLanguage>
        </div>
      ))}
    </div>
  );
}

/** Renders its children in another language; the page's query must have the namespaces of that language too. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation();
  const own = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return <I18nextProvider i18n={own}>{children}</I18nextProvider>;
}
