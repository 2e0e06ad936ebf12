import type { TFunction, i18n } from 'i18next';
import { type CSSProperties, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { byLanguage, languages, languageTags, type Language } from '../../site';
import * as css from './FactSheet.module.css';

/** A text in each language. */
export type TextByLanguage = Readonly<Record<Language, string>>;

/**
 * The texts of a thing in one language.
 * @param all its `inLanguages`
 * @throws where the language is missing
 */
export function textsIn<Texts extends { readonly language: string }>(all: readonly Texts[], language: Language): Texts {
  const texts = all.find((one) => one.language === language);
  if (!texts) throw new Error(`There are no texts in ${language}.`);
  return texts;
}

/** The name of a thing in each language. */
export const namesOf = ({ inLanguages }: { readonly inLanguages: readonly { readonly language: string; readonly name: string }[] }): TextByLanguage =>
  byLanguage((language) => textsIn(inLanguages, language).name);

/** Words of the interface in all languages at once, from the namespaces of the page: as texts, and as `TextInAllLanguages`. */
export function wordsInAllLanguages(words: i18n) {
  type Say = (t: TFunction<['factSheets', 'events']>, language: Language) => string;
  const textsOf = (say: Say): TextByLanguage =>
    byLanguage((language) => say(words.getFixedT<['factSheets', 'events']>(language, ['factSheets', 'events']), language));
  return { textsOf, show: (say: Say) => <TextInAllLanguages words={textsOf(say)} /> };
}

/** A short text in all languages on one line, without repetition if they are the same. The language in the hash is first. */
export function TextInAllLanguages({ words }: { words: TextByLanguage }) {
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

/** A column for each language, stacked on narrow screens. The language in the hash is first. */
export function LanguageColumns({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <div className={css.columns} style={{ '--languages': languages.length } as CSSProperties}>
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
